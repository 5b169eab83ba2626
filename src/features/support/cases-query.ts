import { apiQuery } from '#src/api/query.ts'

/** The customer's questions to customer service with everything written about them, the latest first. */
export function casesQuery() {
  return apiQuery('/api/accounts/me/case')
}
