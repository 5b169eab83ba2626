/**
 * Calls that the first script of the page has made while the application's code was still on its way (src/app/boot/early-start.ts), by
 * address. Nothing is there where no such script ran.
 */
export type EarlyAnswers = Map<string, { headers: Readonly<Record<string, string>>; response: Promise<Response> }>

declare global {
  var earlyAnswers: EarlyAnswers | undefined
}

/** The headers that make of one address two calls. */
const decisive = ['Accept-Language', 'Authorization', 'X-Mobile-Key']

/**
 * The answer to a call that has been made already in the very same words: for the same customer, in the same language. It is given once, so
 * that whoever asks again asks the server.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(request.url)
  if (request.method !== 'GET' || !early) return undefined
  if (decisive.some((name) => (early.headers[name] ?? null) !== request.headers.get(name))) return undefined
  globalThis.earlyAnswers?.delete(request.url)
  return early.response
}

/** Lets go of what nobody has asked for by the time that the first page is there: from then on it would be old. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined
}
