import { apiQuery } from '#src/api/query.ts'

export const casesPath = '/api/accounts/me/case'

/** The customer's questions to customer service with everything written about them, the latest first. */
export function casesQuery() {
  return apiQuery(casesPath)
}
