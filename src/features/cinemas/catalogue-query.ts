import { apiQuery } from '#src/api/query.ts'

/** The cinemas of the market, by name. Those that have closed for good are not among them. */
export function catalogueQuery() {
  return apiQuery('/api/cinemas')
}
