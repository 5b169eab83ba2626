import type { Settings } from '#src/api/contract.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLinks } from '#src/app/links/current-links.ts'
import { forgetWanted } from '#src/app/storage/own-storage.ts'
import { authCookies } from './auth-cookies.ts'
import type { IdentityProof } from './identity-proof.ts'
import { identityProvider, type Provider } from './provider.ts'
import { returnTarget } from './return-target.ts'
import { identityErrorCode, isSessionOver, SessionError } from './session-error.ts'
import { Tabs, withRenewalLock } from './tabs.ts'
import { isValid, type Tokens, Vault } from './vault.ts'

/** How long a tab may be busy drawing, in milliseconds: a renewal would rather wait for its answer than use a token that it has used. */
const drawingTime = 1000

export type SessionOptions = {
  /** They name the identity provider, and whoever shows the portal inside themselves. */
  settings: Settings
  clientId: string
  /** The provider's answer that this page was opened with, if it was. */
  identityAnswer: string | undefined
  /** Forgets what was read for the customer, here and on this device. Called when the session ends, in this tab or another. */
  forget(): unknown
}

/** Who is signed in on this tab, and the one source of access tokens. */
export class Session {
  readonly #settings: Settings
  readonly #forget: () => unknown
  readonly #vault = new Vault()
  readonly #tabs: Tabs
  readonly #provider: Provider
  #subject: string | undefined
  #renewal: Promise<Tokens> | undefined
  #leaving = false

  /** Called when the session has ended, here or in another tab: what stands on the page has to go. */
  onEnded: () => void = () => location.reload()

  /** Where the session was ended by the customer, and for this tab the way to the provider, which is to end its own. */
  ending: { where: 'elsewhere' } | { where: 'here'; atProvider: Promise<void> } | undefined

  /** The code of a fatal failure at the identity provider, until the customer tries again. */
  fatalError: string | undefined

  /** The identity provider's answer that this page was opened with, until it is read. */
  answer: string | undefined

  /** What came of a visit to another provider, until the page that sent the customer there has read it. */
  proof: IdentityProof | undefined

  /** Whose things this device has kept and this tab shows, although nobody could sign in. */
  guest: string | undefined

  /** Whether a sign-in was finished just now whose token no server has accepted yet: should none do so, another sign-in would not help. */
  isUntried = false

  /** @throws Error when the settings carry no identity provider: nobody could sign in, and the cause must be plain. */
  constructor(options: SessionOptions) {
    this.#provider = identityProvider(options.settings.auth, options.clientId, this.#vault)
    this.#settings = options.settings
    this.#forget = options.forget
    this.answer = options.identityAnswer
    this.#tabs = new Tabs({
      tokens: () => this.#vault.read(),
      obtained: (tokens) => this.#adopt(tokens),
      ended: () => {
        if (this.subject === undefined) return // It shows nothing of anybody's.
        this.#end({ where: 'elsewhere' })
        this.onEnded()
      },
    })
    // Back may bring up the page as it was left: it must not show a customer who is gone, nor wait for a sign-in that was left too.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && (this.#vault.isSealed || this.#leaving)) location.reload()
    })
  }

  /** Finds the session that this tab may join: its own from before a reload, or another tab's. */
  async restore(): Promise<void> {
    if (this.#vault.read()) return
    const tokens = await this.#tabs.ask(isValid)
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
    return this.#subject ?? this.guest
  }

  /** Whether somebody could sign in now: the identity provider answers. */
  isWithinReach(): Promise<boolean> {
    return this.#provider.isReachable()
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

  /**
   * Comes in without a sign-in page where the provider has met this browser lately and may be asked in a hidden frame.
   *
   * @returns whether somebody is signed in now. A provider that does not answer is no reason to stop here: a sign-in finds out.
   */
  async resume(): Promise<boolean> {
    const mayAsk = this.#settings.auth?.silentFrame && authCookies.areRemembered && navigator.onLine
    if (this.isSignedIn || !mayAsk) return this.isSignedIn
    return withRenewalLock(async () => {
      await this.restore()
      if (this.isSignedIn) return true
      try {
        await this.#provider.retrieveInFrame()
        this.#signedIn()
      } catch {
        authCookies.clear()
      }
      return this.isSignedIn
    })
  }

  /**
   * Leaves for the identity provider; returns only when that fails. Inside another page or application the provider shows nothing of its
   * own: signing in is the host's part there.
   *
   * @param target where to come back to, a path of this site.
   * @param check whether to make sure first that the provider answers; a customer who asks once more is believed.
   * @param isOpenPage whether the page that is left needs nobody to be signed in, so that Back may lead to it.
   * @param keepWanted whether it is for what was wanted last; another sign-in, begun from elsewhere, is not.
   * @throws SessionError `storage_blocked`, or `unreachable` when the provider does not answer in time.
   */
  async signIn(
    target: string,
    language: string,
    { check = true, isOpenPage = false, keepWanted = false } = {},
  ): Promise<never> {
    this.#leaving = true
    if (!keepWanted) forgetWanted()
    const silent = hostOf(this.#settings).isEmbedded
    return this.#provider.signIn({ target: returnTarget(target), language, silent, isOpenPage }, check)
  }

  /**
   * Finishes a sign-in with the identity provider's answer. It is read once.
   *
   * @returns where the customer was going. A refusal is kept as `fatalError` and leads to the configured error path or `/`.
   * "Login required" is no error: it ends the session without going to the provider again, and leads nowhere (`undefined`).
   */
  async completeSignIn(): Promise<string | undefined> {
    const url = this.answer ?? ''
    this.answer = undefined
    try {
      const target = await this.#provider.complete(url)
      this.#signedIn()
      this.isUntried = true
      return returnTarget(target)
    } catch (error) {
      console.error(error)
      this.fatalError = identityErrorCode(error instanceof Error ? error.message : '')
      if (this.fatalError) return returnTarget(this.#settings.auth?.errorPath)
      this.#lost()
      hostOf(this.#settings).send('refresh-login')
      return undefined
    }
  }

  /**
   * Ends the session here, in every other tab and at the provider, which leads on to the catalogue.
   *
   * @param leadingTo another address to be led to, one that the provider knows.
   */
  signOut(leadingTo = currentLinks(this.#settings).catalogue.home): void {
    this.#end({ where: 'here', atProvider: this.#leave(leadingTo) })
    this.#tabs.end()
    hostOf(this.#settings).send('logout')
    this.onEnded()
  }

  /** A page of the provider cannot be shown inside another site's page, whose own sign-out it is then. */
  async #leave(leadingTo: string): Promise<void> {
    if (hostOf(this.#settings).isFramed) return
    await this.#provider.signOut(leadingTo)
  }

  #end(ending: NonNullable<Session['ending']>): void {
    this.ending = ending
    if (ending.where === 'here') ending.atProvider.catch(() => undefined) // The page that follows tells of it.
    this.#vault.seal()
    authCookies.clear()
    this.#subject = undefined
    this.guest = undefined
    this.#forget()
  }

  #signedIn(): void {
    const tokens = this.#vault.read()
    if (!tokens) return
    authCookies.write(this.#settings.auth?.sessionCookieSeconds ?? null)
    this.#tabs.share(tokens)
  }

  #lost(): void {
    this.#vault.clear()
    authCookies.clear()
  }

  async #renewInTurn(stale: string): Promise<Tokens> {
    const own = this.#vault.read()
    const serves = (tokens: Tokens) =>
      tokens.access_token !== stale && isValid(tokens) && (!own || own.profile.sub === tokens.profile.sub)
    const held = own && serves(own) ? own : await this.#tabs.ask(serves, drawingTime)
    if (held && serves(held)) {
      this.#vault.write(held)
      return held
    }
    try {
      await this.#provider.renew()
    } catch (error) {
      if (isSessionOver(error)) this.#lost()
      throw error
    }
    const tokens = this.#vault.read()
    if (!tokens) throw new SessionError('login_required')
    this.#signedIn()
    return tokens
  }

  /**
   * What another tab has obtained is ours too, if it is the same customer's and not older than what we hold. Where the session has run out
   * here it is of a new sign-in: whoever signed in again over there may have closed that tab before they come back to this one.
   */
  #adopt(tokens: Tokens): void {
    const own = this.#vault.read()
    if (own && tokens.expires_at < own.expires_at) return
    if (tokens.profile.sub === (own?.profile.sub ?? this.#subject)) this.#vault.write(tokens)
  }
}
