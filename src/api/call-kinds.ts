/**
 * Whether a call carries the customer's bearer. `required` calls fail where there is none to be had; the others are made all the same,
 * `optional` ones with the bearer of whoever is signed in.
 *
 * @param pathname of the call's address, or the contract's path.
 */
export function bearerOf(pathname: string): 'required' | 'optional' | 'never' {
  if (pathname === '/api/settings') return 'never' // It says who gives the bearers.
  return isClientCall(pathname) || personal.test(pathname) ? 'required' : 'optional'
}

/** Client-type calls carry a version or `client` in their path, and the language in their query. */
export function isClientCall(pathname: string): boolean {
  return /^\/api\/(?:v\d+|client)\//.test(pathname)
}

/** The mobile catalogue, which is opened by a key in a header. */
export function isMobileCatalogueCall(pathname: string): boolean {
  return /^\/api\/(?:(?:cinema|zone)\/.+|shows|shows\/trailers)$/.test(pathname)
}

/** After this long without an answer a call counts as failed, in milliseconds. */
export const callTimeout = 30_000

const personal = /^\/api\/(?:accounts|ec)\//

/** GETs that change something, as the contract marks them (`x-changes-state`). They are writes here: never cached, prefetched or retried. */
export const stateChangingReads = [
  '/api/accounts/me/changePassword',
  '/api/ec/cancel/{id}',
  '/api/ec/sendmail/{a}/{b}',
] as const
export type StateChangingRead = (typeof stateChangingReads)[number]
