import createClient, { type MaybeOptionalInit, type MethodResponse, type Middleware } from 'openapi-fetch'
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers'
import { isAllowed } from './allowed-urls.ts'
import { ApiError, isProblem } from './api-error.ts'
import { bearerOf, callTimeout, isClientCall, isMobileCatalogueCall } from './call-kinds.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import type { paths } from './generated/schema.ts'

/** What the calls need from the rest of the application, handed over once at boot. */
export type CallContext = {
  /** The bearer for a call, or `undefined` to call without one. Rejects when the call needs one and it cannot be had. */
  accessToken(need: BearerNeed): Promise<string | undefined>
  /** Another bearer in place of one that a server has refused, or `undefined` and rejects as above. */
  renew(stale: string, need: BearerNeed): Promise<string | undefined>
  /** Who is signed in: part of every cache key, so that nobody sees another's answers. */
  subject(): string | undefined
  /** The language that answers and server messages are wanted in. */
  language(): string
  /** URLs that may receive the bearer: exact (query and hash ignored), or a prefix with a trailing `*`. */
  allowedUrls(): readonly string[]
  /** What opens the mobile catalogue, `null` where nothing has to. */
  mobileKey(): string | null
}

/** Whether a call without its bearer is of no use. */
export type BearerNeed = 'required' | 'optional'

let context: CallContext = {
  accessToken: async () => undefined,
  renew: async () => undefined,
  subject: () => undefined,
  language: () => 'fr',
  allowedUrls: () => [],
  mobileKey: () => null,
}

/** Connects the calls to the session and the language. Called once, by `main.tsx`. */
export function provideCallContext(provided: CallContext): void {
  context = provided
}

/** Who and which language the answers in the cache belong to. */
export function cacheScope(): readonly [subject: string | undefined, language: string] {
  return [context.subject(), context.language()]
}

const headers: Middleware = {
  async onRequest({ request, options }) {
    const wanted = options.parseAs === 'blob' ? 'application/pdf, image/*' : 'application/json'
    request.headers.set('Accept', `${wanted}, application/problem+json`)
    request.headers.set('Accept-Language', context.language())
    const { pathname } = new URL(request.url)
    const mobileKey = context.mobileKey()
    if (mobileKey && isMobileCatalogueCall(pathname)) request.headers.set('X-Mobile-Key', mobileKey)
    const need = bearerOf(pathname)
    if (need !== 'never' && isAllowed(request.url, context.allowedUrls())) {
      const token = await context.accessToken(need)
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
    }
    return request
  },
}

/** Turns every answer that is not a success into an `ApiError`, whatever its body, so that nothing reads as an empty success. */
const failures: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return
    const body: unknown = await response.json().catch(() => undefined)
    throw new ApiError(response.status, isProblem(body) ? body : undefined)
  },
}

const client = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? 'http://localhost/' : new URL('/', location.origin).href,
  fetch: send,
})
client.use(headers, failures)

/**
 * Sends a request, and once more with a new bearer when the server no longer accepts the first: nothing was done by then.
 *
 * @param transport what carries it, in place of `fetch`.
 */
export async function send(request: Request, transport: Transport = fetchInTime): Promise<Response> {
  const spare = request.clone()
  const response = await transport(request)
  const bearer = request.headers.get('Authorization')?.replace('Bearer ', '')
  const need = bearerOf(new URL(request.url).pathname)
  if (response.status !== 401 || !bearer || need === 'never') return response
  const renewed = await context.renew(bearer, need)
  if (renewed === bearer) return response
  if (renewed) spare.headers.set('Authorization', `Bearer ${renewed}`)
  else spare.headers.delete('Authorization')
  return transport(spare)
}

/** Carries a request to the server. Rejects when there is no answer. */
export type Transport = (request: Request) => Promise<Response>

function fetchInTime(request: Request): Promise<Response> {
  const early = takeEarlyAnswer(request)
  if (early) return early
  return globalThis.fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(callTimeout)]) })
}

/** The options of a call: its parameters, its body. */
export type CallOptions<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>> = MaybeOptionalInit<
  paths[Path],
  Method
>
/** What a call answers with when it succeeds. */
export type CallData<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>> = MethodResponse<
  typeof client,
  Method,
  Path
>

/**
 * Makes a call of the contract.
 *
 * @throws ApiError with the server's problem, or of status 0 when the connection broke or the answer cannot be read.
 * @throws SessionError when the session could not give the call its token.
 */
export async function call<Method extends HttpMethod, Path extends PathsWithMethod<paths, Method>>(
  method: Method,
  path: Path,
  options?: CallOptions<Method, Path>,
): Promise<CallData<Method, Path>> {
  // The client's type cannot follow a path that is itself a type parameter; what goes in and out is pinned by this signature.
  const request = client.request as unknown as (
    ...call: unknown[]
  ) => Promise<{ data?: CallData<Method, Path>; response: Response }>
  const asked = isClientCall(path) ? withLanguage(options) : options
  const { data, response } = await request(method, path, asked).catch((error: unknown) => {
    throw isFinal(error) ? error : new ApiError(0, undefined, { cause: error })
  })
  if (data === undefined && response.status !== 204) throw new ApiError(0)
  return data as CallData<Method, Path> // absent for a 204 alone, which the contract types so
}

function withLanguage(options: { params?: { query?: object } } = {}): object {
  return {
    ...options,
    params: { ...options.params, query: { language: context.language(), ...options.params?.query } },
  }
}

/** Errors that already say what happened: a server's answer, or the token source's refusal. All others are a broken connection. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && error.name === 'SessionError')
}
