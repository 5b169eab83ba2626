import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const made: Record<string, unknown>[] = []
vi.mock('oidc-client-ts', async (original) => ({
  ...(await original<object>()),
  UserManager: class {
    constructor(settings: Record<string, unknown>) {
      made.push(settings)
    }
  },
}))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { length: 0 })
  vi.stubGlobal('location', { origin: 'https://compte.kinora-fr.example' })
})
afterEach(() => vi.unstubAllGlobals())

test('a window to sign in stays open for a minute, and every answer has ten seconds', async () => {
  const { createIdentityClient } = await import('#src/app/session/identity-client.ts')
  const { Vault } = await import('#src/app/session/vault.ts')
  const auth = {
    authority: 'https://id.example',
    authorizationEndpoint: 'https://id.example/auth',
    tokenEndpoint: 'https://id.example/token',
    endSessionEndpoint: 'https://id.example/end',
    scope: 'openid',
    silentFrame: false,
    optionalToken: false,
    allowedUrls: [],
    errorPath: null,
    sessionCookieSeconds: null,
  }
  createIdentityClient(auth, 'portal-fr', new Vault())
  expect(made[0]).toMatchObject({
    requestTimeoutInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: 60 },
    automaticSilentRenew: false,
  })
})
