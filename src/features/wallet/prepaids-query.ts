import { apiQuery, type ReadPath } from '#src/api/query.ts'

/** The customer's prepaid cards, with what can be done with each. All of them are in the list of goodies too. */
export function prepaidsQuery() {
  return apiQuery('/api/accounts/me/prepaids')
}

/** What shows a change to a prepaid card. */
export const walletPaths: readonly ReadPath[] = ['/api/accounts/me/goodies', '/api/accounts/me/prepaids']
