import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '#src/api/lost-answer.ts'
import { apiQuery } from '#src/api/query.ts'

export const casesPath = '/api/accounts/me/case'

/** The customer's questions to customer service with everything written about them, the latest first. */
export function casesQuery() {
  return apiQuery(casesPath)
}

/** The same as they are now. @throws ApiError when that cannot be found out. */
export function readCases(client: QueryClient) {
  return readAnew(client, { ...casesQuery(), retry: false })
}
