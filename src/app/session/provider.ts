import type { AuthSettings } from '#src/api/contract.ts'
import { loadAnewFor } from '#src/app/boot/missing-files.ts'
import type { IdentityClient, SignInRequest } from './identity-client.ts'
import { isSessionOver, SessionError } from './session-error.ts'
import type { Vault } from './vault.ts'
import { checkReach, checkStorage, tooLong } from './way-out.ts'

/** Seconds that the provider may take where there is something to show without it. */
const glance = 3

/** The identity provider, as the session sees it. */
export type Provider = {
  /** Whether it answers at all, in a few seconds. */
  isReachable(): Promise<boolean>
  /**
   * Leaves for the sign-in page; returns only when that fails.
   *
   * @param check whether to make sure first that the provider answers.
   * @throws SessionError `storage_blocked`, or `unreachable` when the provider does not answer in time.
   */
  signIn(request: SignInRequest, check: boolean): Promise<never>
  /** Exchanges the code of a callback address for tokens. @returns the target given to `signIn`. @throws IdentityError */
  complete(url: string): Promise<unknown>
  /** New tokens: by the refresh token where there is a good one, else by a hidden frame where the settings allow it. @throws SessionError */
  renew(): Promise<void>
  /** Tokens from the provider's own session, by a hidden frame. @throws SessionError */
  retrieveInFrame(): Promise<void>
  /** Leaves for the page that ends the provider's own session, and leads on. @throws SessionError `unreachable` */
  signOut(leadingTo: string): Promise<void>
}

/**
 * The provider that the settings name. The client's code is loaded only when somebody signs in, comes back or renews; a signed-in visit
 * reads its token without it.
 *
 * @throws Error when the settings carry no identity provider: nobody could sign in, and the cause must be plain.
 */
export function identityProvider(settings: AuthSettings | null, clientId: string, vault: Vault): Provider {
  if (!settings || ![settings.authority, settings.authorizationEndpoint, settings.tokenEndpoint].every(isAddress)) {
    throw new Error('The settings carry no "auth": the identity configuration must be specified.')
  }
  const auth = settings
  let loading: Promise<IdentityClient> | undefined

  function client(): Promise<IdentityClient> {
    loading ??= import('./identity-client.ts')
      .then(({ createIdentityClient }) => createIdentityClient(auth, clientId, vault))
      .catch((cause: unknown) => {
        loading = undefined
        throw new SessionError('unreachable', { cause })
      })
    return loading
  }

  return {
    isReachable() {
      return checkReach(auth.authorizationEndpoint, glance).then(
        () => true,
        () => false,
      )
    },

    async signIn(request, check) {
      checkStorage()
      const [{ signIn }] = await Promise.all([
        client().catch(loadAnewFor),
        check && checkReach(auth.authorizationEndpoint),
      ])
      return Promise.race([signIn(request).then(() => tooLong()), tooLong()])
    },

    async complete(url) {
      return (await client()).complete(url)
    },

    async renew() {
      const { refresh, retrieveInFrame } = await client()
      if (vault.read()?.refresh_token) {
        try {
          return await refresh()
        } catch (error) {
          if (!isSessionOver(error) || !auth.silentFrame) throw error
        }
      }
      if (!auth.silentFrame) throw new SessionError('missing_refresh_token')
      await retrieveInFrame()
    },

    async retrieveInFrame() {
      await (await client()).retrieveInFrame()
    },

    async signOut(leadingTo) {
      await checkReach(auth.endSessionEndpoint)
      const leave = new URL(auth.endSessionEndpoint)
      leave.searchParams.set('client_id', clientId)
      leave.searchParams.set('post_logout_redirect_uri', leadingTo)
      location.replace(leave)
    },
  }
}

function isAddress(url: string): boolean {
  return URL.canParse(url)
}
