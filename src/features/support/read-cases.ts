import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '#src/api/lost-answer.ts'
import { casesQuery } from './cases-query.ts'

/** The customer's questions as they are now. @throws ApiError when that cannot be found out. */
export function readCases(client: QueryClient) {
  return readAnew(client, { ...casesQuery(), retry: false })
}
