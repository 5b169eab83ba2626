import { apiQuery } from '#src/api/query.ts'

/** Every show of the market's catalogue. */
export function showsQuery() {
  return apiQuery('/api/shows')
}
