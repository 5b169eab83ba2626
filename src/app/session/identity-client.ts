import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { AuthSettings } from '#src/api/contract.ts'
import { SessionError } from './session-error.ts'
import type { Vault } from './vault.ts'

/** Seconds that a call to the identity provider, or its hidden frame, may take. */
const identityTimeout = 10
/** Seconds that a sign-in window may stay open. */
const popupTimeout = 60

/**
 * The OpenID client: code flow with PKCE (S256) against the provider named in the settings, whose endpoints come with
 * them so that no discovery call is made. Loaded only when somebody signs in, comes back, or renews.
 */
export function createIdentityClient(auth: AuthSettings, clientId: string, vault: Vault) {
  const manager = new UserManager({
    authority: auth.authority,
    client_id: clientId,
    redirect_uri: new URL('/callback', location.origin).href,
    silent_redirect_uri: new URL('/callback', location.origin).href,
    scope: auth.scope,
    metadata: {
      issuer: auth.authority,
      authorization_endpoint: auth.authorizationEndpoint,
      token_endpoint: auth.tokenEndpoint,
      end_session_endpoint: auth.endSessionEndpoint,
    },
    userStore: vault,
    // The secrets of a sign-in under way live as long as the tab; the library's default would be local storage.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: identityTimeout,
    silentRequestTimeoutInSeconds: identityTimeout,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: popupTimeout },
  })

  /** The id token must come from this provider and be meant for this client; the library checks nonce and subject. */
  function check(profile: { iss: string; aud: string | string[] }): void {
    const audience = [profile.aud].flat()
    if (profile.iss === auth.authority && audience.includes(clientId)) return
    vault.clear()
    throw new SessionError('login_required')
  }

  return {
    /** Leaves for the sign-in page, which comes back to `/callback`. `target` is remembered, `language` is the page's. */
    async signIn(target: string, language: string): Promise<void> {
      await manager.signinRedirect({ state: { target }, nonce: crypto.randomUUID(), ui_locales: language })
    },

    /** Exchanges the code of a callback address for tokens. @returns the state given to `signIn`. */
    async complete(url: string): Promise<unknown> {
      const user = await manager.signinCallback(url)
      if (user) check(user.profile)
      return user?.state
    },

    /** New tokens by the refresh token. @throws SessionError */
    async refresh(): Promise<void> {
      await renewing(() => manager.signinSilent())
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
      if (error instanceof SessionError) throw error
      // Only the provider's own word ends a session; a broken connection or a gateway's page leaves it as it is.
      throw new SessionError(error instanceof ErrorResponse ? 'login_required' : 'unreachable', { cause: error })
    }
  }
}

/** The message of a provider's refusal, as `identityErrorCode` reads it. */
export function identityMessage(error: unknown): string {
  if (error instanceof ErrorResponse) {
    return error.error === 'login_required' ? 'Login required' : (error.error_description ?? error.error ?? '')
  }
  return error instanceof Error ? error.message : ''
}

export type IdentityClient = ReturnType<typeof createIdentityClient>
