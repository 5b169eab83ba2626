import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Contract, loadContract, type Operation } from '#scripts/mock-api/contract.ts'
import { bearerOf, isClientCall, isMobileCatalogueCall, stateChangingReads } from '#src/api/call-kinds.ts'
import { type CallContext, call, provideCallContext } from '#src/api/client.ts'
import type { AuthSettings } from '#src/api/contract.ts'
import { callContextOf } from '#src/app/session/call-context.ts'
import { SessionError, type SessionErrorCode } from '#src/app/session/session-error.ts'

const auth: AuthSettings = {
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

describe('what a call carries is what the contract asks of it', () => {
  let contract: Contract
  beforeAll(async () => {
    contract = await loadContract()
  })
  const wrong = (isWrong: (operation: Operation) => boolean) =>
    contract.operations.filter(isWrong).map(({ method, path }) => `${method} ${path}`)

  test('a bearer is required where the contract knows no other way in', () => {
    const required = ({ security = [] }: Operation) => security.length > 0 && security.every((way) => way.length > 0)
    expect(wrong((operation) => required(operation) !== (bearerOf(operation.path) === 'required'))).toEqual([])
  })

  test('the language is in the query of client-type calls', () => {
    const asks = ({ request }: Operation) => request?.query?.some(({ name }) => name === 'language') ?? false
    expect(wrong((operation) => asks(operation) !== isClientCall(operation.path))).toEqual([])
  })

  test('the key is in the header of mobile catalogue calls', () => {
    const asks = ({ request }: Operation) =>
      request?.headers?.some(({ name }) => name.toLowerCase() === 'x-mobile-key') ?? false
    expect(wrong((operation) => asks(operation) !== isMobileCatalogueCall(operation.path))).toEqual([])
  })

  test('a GET that changes something is a write', () => {
    const marked = contract.operations.filter(({ extensions }) => extensions?.['x-changes-state'] === true)
    expect(marked.map(({ path }) => path).sort()).toEqual([...stateChangingReads])
  })

  test('the settings are asked for without a bearer', () => expect(bearerOf('/api/settings')).toBe('never'))
})

describe('a call', () => {
  const sent: Request[] = []
  const answers: Response[] = []
  const context: CallContext = {
    accessToken: async () => 'token',
    renew: async () => 'renewed',
    subject: () => 'somebody',
    language: () => 'nl',
    allowedUrls: () => ['http://localhost/api/*'],
    mobileKey: () => 'public-key',
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return answers.shift() ?? Response.json([])
  })
  afterEach(() => {
    sent.length = 0
    answers.length = 0
  })

  test('of the mobile catalogue has the key in its header', async () => {
    provideCallContext(context)
    await call('get', '/api/shows')
    await call('get', '/api/zone/{zone}', { params: { path: { zone: 'idf' } } })
    await call('get', '/api/cinemas')
    expect(sent.map(({ headers }) => headers.get('X-Mobile-Key'))).toEqual(['public-key', 'public-key', null])
  })

  test('has none where the settings hold no key', async () => {
    provideCallContext({ ...context, mobileKey: () => null })
    await call('get', '/api/shows')
    expect(sent[0]?.headers.has('X-Mobile-Key')).toBe(false)
  })

  test('of client type has the version in its path and the language in its query', async () => {
    provideCallContext(context)
    await call('get', '/api/v4/client/shows')
    expect(sent[0]?.url).toBe('http://localhost/api/v4/client/shows?language=nl')
  })

  test('that is refused is repeated once with another bearer, and no more', async () => {
    provideCallContext(context)
    answers.push(new Response(null, { status: 401 }), new Response(null, { status: 401 }))
    await expect(call('get', '/api/accounts/me')).rejects.toMatchObject({ name: 'ApiError', status: 401 })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token', 'Bearer renewed'])
  })

  test('to an address that is not on the list goes without a bearer', async () => {
    provideCallContext({ ...context, allowedUrls: () => ['http://localhost.evil.example/api/*'] })
    await call('get', '/api/accounts/me')
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })
})

describe('a call whose session gives no bearer', () => {
  const contextWith = (code: SessionErrorCode, optionalToken: boolean) => {
    const fails = () => Promise.reject(new SessionError(code))
    const session = { accessToken: fails, renew: fails, subject: undefined }
    const settings = { auth: { ...auth, optionalToken }, mobileKey: null }
    return callContextOf(session, settings)
  }
  const codes: { code: SessionErrorCode; optional: 'goes without' | 'fails' }[] = [
    { code: 'login_required', optional: 'goes without' },
    { code: 'consent_required', optional: 'goes without' },
    { code: 'missing_refresh_token', optional: 'goes without' },
    { code: 'unreachable', optional: 'fails' },
    { code: 'storage_blocked', optional: 'fails' },
  ]
  test.each(codes)('for $code fails, and in the mode of optional tokens $optional', async ({ code, optional }) => {
    await expect(contextWith(code, false).accessToken('required')).rejects.toThrow(code)
    await expect(contextWith(code, false).renew('stale', 'required')).rejects.toThrow(code)
    const lenient = contextWith(code, true).accessToken('required')
    if (optional === 'fails') await expect(lenient).rejects.toThrow(code)
    else await expect(lenient).resolves.toBeUndefined()
  })
  test.each(codes)('for $code goes without where nobody has to be signed in', async ({ code }) => {
    await expect(contextWith(code, false).accessToken('optional')).resolves.toBeUndefined()
    await expect(contextWith(code, false).renew('stale', 'optional')).resolves.toBeUndefined()
  })
})
