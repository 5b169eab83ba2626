import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { AuthSettings } from '#src/api/contract.ts'
import { fieldsOf } from '#src/api/fields-of.ts'
import { identityParameters, isOurs } from './identity-parameters.ts'
import { IdentityError, SessionError } from './session-error.ts'
import { inAttempts } from './token-attempts.ts'
import type { Vault } from './vault.ts'
import { identityTimeout } from './way-out.ts'

/** Seconds that a sign-in window may stay open. */
const popupTimeout = 60

/** How to leave for the sign-in page. */
export type SignInRequest = {
  /** Where to come back to. */
  target: string
  /** Language of the page. */
  language: string
  /** Only comes in where the provider still knows the customer, without showing a page of its own. */
  silent: boolean
  /** Whether the page that is left is one to come back to by Back. */
  isOpenPage: boolean
}

/**
 * The OpenID client: code flow with PKCE (S256) against the provider named in the settings, whose endpoints come with
 * them so that no discovery call is made. Loaded only when somebody signs in, comes back, or renews.
 */
export function createIdentityClient(auth: AuthSettings, clientId: string, vault: Vault) {
  // The secrets of a sign-in under way live as long as the tab; the library's default would be local storage.
  const states = new WebStorageStateStore({ store: sessionStorage })
  const parameters = identityParameters(auth, clientId)
  const manager = new UserManager({
    ...parameters,
    silent_redirect_uri: parameters.redirect_uri,
    scope: auth.scope,
    userStore: vault,
    stateStore: states,
    automaticSilentRenew: false,
    monitorSession: false,
    silentRequestTimeoutInSeconds: identityTimeout,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: popupTimeout },
  })

  /** The id token must come from this provider and be meant for this client; the library checks nonce and subject. */
  function check(profile: { iss: string; aud: string | string[] }): void {
    if (isOurs(profile, auth, clientId)) return
    vault.clear()
    throw new SessionError('login_required')
  }

  return {
    /** Leaves for the sign-in page, which comes back to `/callback`. Only a page that is open to all is one to come back to by Back. */
    async signIn({ target, language, silent, isOpenPage }: SignInRequest): Promise<void> {
      await manager.signinRedirect({
        state: { target },
        nonce: crypto.randomUUID(),
        ui_locales: language,
        redirectMethod: isOpenPage && !silent ? 'assign' : 'replace',
        ...(silent && { prompt: 'none' }),
      })
    },

    /** Exchanges the code of a callback address for tokens. @returns the target given to `signIn`. @throws IdentityError */
    async complete(url: string): Promise<unknown> {
      const id = new URL(url).searchParams.get('state') ?? ''
      const state = await states.get(id)
      try {
        const user = await inAttempts(async () => {
          if (state) await states.set(id, state) // Each attempt uses it up.
          return manager.signinCallback(url)
        })
        if (user) check(user.profile)
        return fieldsOf(user?.state).target
      } catch (error) {
        throw new IdentityError(identityMessage(error), { cause: error })
      }
    },

    /** New tokens by the refresh token. @throws SessionError */
    async refresh(): Promise<void> {
      // Left out, the time-out would be none: for this one call the library does not fall back on its settings.
      await renewing(() => inAttempts(() => manager.signinSilent({ silentRequestTimeoutInSeconds: identityTimeout })))
    },

    /** New tokens by a hidden frame, from the provider's own session. @throws SessionError */
    async retrieveInFrame(): Promise<void> {
      await renewing(() => manager.signinSilent({ forceIframeAuth: true, nonce: crypto.randomUUID() }))
    },
  }

  async function renewing(attempt: () => ReturnType<UserManager['signinSilent']>): Promise<void> {
    try {
      const user = await attempt()
      if (user) check(user.profile)
    } catch (error) {
      throw error instanceof SessionError ? error : new SessionError(codeOf(error), { cause: error })
    }
  }
}

/** Only the provider's own refusal ends a session; a broken connection, a gateway's page or a provider in trouble leave it as it is. */
function codeOf(error: unknown): 'login_required' | 'consent_required' | 'unreachable' {
  if (!(error instanceof ErrorResponse)) return 'unreachable'
  if (error.error === 'server_error' || error.error === 'temporarily_unavailable') return 'unreachable'
  return error.error === 'consent_required' ? 'consent_required' : 'login_required'
}

/** The message of a provider's refusal, as `identityErrorCode` reads it. */
function identityMessage(error: unknown): string {
  if (error instanceof ErrorResponse) {
    const signInAgain = error.error === 'login_required' || error.error === 'interaction_required'
    return signInAgain ? 'Login required' : (error.error_description ?? error.error ?? '')
  }
  return error instanceof Error ? error.message : ''
}

export type IdentityClient = ReturnType<typeof createIdentityClient>

// Visits to other providers come along with the client: a file of their own would be one more name that the home has to carry.
export { leaveForProof, receiveProof } from './proof-client.ts'
