import type { AuthSettings } from '#src/api/contract.ts'
import type { IdentityClient } from './identity-client.ts'
import { returnTarget } from './return-target.ts'
import { identityErrorCode, SessionError } from './session-error.ts'
import { Tabs, withRenewalLock } from './tabs.ts'
import { type Tokens, Vault } from './vault.ts'

/** A token this close to its end counts as expired, in seconds: a call must still be valid when it arrives. */
const expiryMargin = 20

export type SessionOptions = {
  /** The identity provider, from the settings. */
  auth: AuthSettings | null
  clientId: string
  /** The provider's answer that this page was opened with, if it was. */
  identityAnswer: string | undefined
  /** Where a sign-out leads: the catalogue's url plus the language. */
  homeAfterSignOut(): string
  /** Forgets what was read for the customer. Called when the session ends, here or in another tab. */
  forget(): void
}

/**
 * Who is signed in on this tab, and the one source of access tokens.
 *
 * The identity client's code is loaded only when somebody signs in, comes back or renews; a signed-in visit reads its token
 * without it.
 */
export class Session {
  readonly #auth: AuthSettings
  readonly #options: SessionOptions
  readonly #vault = new Vault()
  readonly #tabs: Tabs
  #answer: string | undefined
  #subject: string | undefined
  #renewal: Promise<Tokens> | undefined
  #client: Promise<IdentityClient> | undefined

  /** Called when the customer signed out in another tab: what stands on this one has to go. */
  onEndedElsewhere: () => void = () => location.reload()

  /** The code of a fatal failure at the identity provider, until the customer tries again. */
  fatalError: string | undefined

  /** @throws Error when the settings carry no identity provider: nobody could sign in, and the cause must be plain. */
  constructor(options: SessionOptions) {
    if (!options.auth) throw new Error('The settings carry no "auth": the identity configuration must be specified.')
    this.#auth = options.auth
    this.#options = options
    this.#answer = options.identityAnswer
    this.#tabs = new Tabs({
      tokens: () => this.#vault.read(),
      renewed: (tokens) => this.#adopt(tokens),
      ended: () => {
        if (!this.#vault.read()) return
        this.#end()
        this.onEndedElsewhere()
      },
    })
    // Back after a sign-out may bring up the page as it was left: it must not show a customer who is gone.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.#vault.isSealed) location.reload()
    })
  }

  /** Finds the session that this tab may join: its own from before a reload, or another tab's. */
  async restore(): Promise<void> {
    if (this.#vault.read()) return
    const tokens = await this.#tabs.ask()
    if (tokens) this.#vault.write(tokens)
  }

  get isSignedIn(): boolean {
    return this.#vault.read() !== undefined
  }

  /**
   * The customer's id at the identity provider, or `undefined` for a visitor. It outlives a session that ran out, so that what is on the
   * page stays theirs until they leave it.
   */
  get subject(): string | undefined {
    this.#subject = this.#vault.read()?.profile.sub ?? this.#subject
    return this.#subject
  }

  /** A valid access token, renewed first when it has run out; `undefined` for a visitor. @throws SessionError */
  async accessToken(): Promise<string | undefined> {
    const tokens = this.#vault.read()
    if (!tokens) return undefined
    return isValid(tokens) ? tokens.access_token : this.renew(tokens.access_token)
  }

  /**
   * A token other than `stale`, which a server has refused or which has run out. One renewal serves every caller of this
   * tab, and one tab renews for all of them.
   *
   * @throws SessionError `login_required` when the customer has to sign in again (the session is then over),
   * `unreachable` when the provider did not answer (it is not).
   */
  async renew(stale: string): Promise<string> {
    this.#renewal ??= withRenewalLock(() => this.#renewInTurn(stale)).finally(() => {
      this.#renewal = undefined
    })
    return (await this.#renewal).access_token
  }

  /** Leaves for the identity provider; does not return. @param target where to come back to, a path of this site. */
  async signIn(target: string, language: string): Promise<never> {
    const client = await this.#identityClient()
    await client.signIn(returnTarget(target), language)
    return new Promise<never>(() => {})
  }

  /** Whether the identity provider's answer waits to be read. */
  get isAnswered(): boolean {
    return this.#answer !== undefined
  }

  /**
   * Finishes a sign-in with the identity provider's answer. It is read once.
   *
   * @returns where the customer was going. A refusal is kept as `fatalError` and leads to the configured error path or `/`;
   * "login required" is no error: it ends the session without a redirect to the provider.
   */
  async completeSignIn(): Promise<string> {
    const url = this.#answer ?? ''
    this.#answer = undefined
    const { identityMessage } = await import('./identity-client.ts')
    try {
      const state = await (await this.#identityClient()).complete(url)
      const tokens = this.#vault.read()
      if (tokens) this.#tabs.share(tokens)
      return returnTarget(typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined)
    } catch (error) {
      const code = identityErrorCode(identityMessage(error))
      if (!code) this.#vault.clear()
      this.fatalError = code
      return code ? returnTarget(this.#auth.errorPath) : '/'
    }
  }

  /** Ends the session here, in every other tab and at the provider, which leads on to the catalogue. Does not return. */
  signOut(): Promise<never> {
    this.#end()
    this.#tabs.end()
    const leave = new URL(this.#auth.endSessionEndpoint)
    leave.searchParams.set('client_id', this.#options.clientId)
    leave.searchParams.set('post_logout_redirect_uri', this.#options.homeAfterSignOut())
    location.replace(leave)
    return new Promise<never>(() => {})
  }

  #end(): void {
    this.#vault.seal()
    this.#subject = undefined
    this.#options.forget()
  }

  async #renewInTurn(stale: string): Promise<Tokens> {
    const serves = (tokens: Tokens | undefined) => tokens && tokens.access_token !== stale && isValid(tokens)
    const own = this.#vault.read()
    if (own && serves(own)) return own
    const another = await this.#tabs.ask()
    if (another && serves(another)) {
      this.#vault.write(another)
      return another
    }
    try {
      await this.#retrieve()
    } catch (error) {
      if (error instanceof SessionError && error.code !== 'unreachable') this.#vault.clear()
      throw error
    }
    const tokens = this.#vault.read()
    if (!tokens) throw new SessionError('login_required')
    this.#tabs.share(tokens)
    return tokens
  }

  /** By the refresh token where there is a good one, else by a hidden frame where the settings allow it. */
  async #retrieve(): Promise<void> {
    const client = await this.#identityClient()
    if (this.#vault.read()?.refresh_token) {
      try {
        return await client.refresh()
      } catch (error) {
        const refused = error instanceof SessionError && error.code === 'login_required'
        if (!refused || !this.#auth.silentFrame) throw error
      }
    }
    if (!this.#auth.silentFrame) throw new SessionError('missing_refresh_token')
    await client.retrieveInFrame()
  }

  /** Another tab's renewal is ours too, if it is the same customer's and not older than what we hold. */
  #adopt(tokens: Tokens): void {
    const own = this.#vault.read()
    if (own && own.profile.sub === tokens.profile.sub && tokens.expires_at >= own.expires_at) this.#vault.write(tokens)
  }

  #identityClient(): Promise<IdentityClient> {
    this.#client ??= import('./identity-client.ts').then(
      ({ createIdentityClient }) => createIdentityClient(this.#auth, this.#options.clientId, this.#vault),
      (error: unknown) => {
        this.#client = undefined
        throw new SessionError('unreachable', { cause: error })
      },
    )
    return this.#client
  }
}

function isValid(tokens: Tokens): boolean {
  return tokens.expires_at - expiryMargin > Date.now() / 1000
}
