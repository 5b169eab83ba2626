import { ApiError } from '#src/api/api-error.ts'

/**
 * A failure as it is to be told: what a server in trouble says of itself does not name what it is about, so our own words are
 * used; a refusal keeps the server's.
 */
export function inOwnWords(error: unknown): unknown {
  const isTrouble = error instanceof ApiError && error.status >= 500
  return isTrouble ? new ApiError(error.status, undefined, { cause: error }) : error
}
