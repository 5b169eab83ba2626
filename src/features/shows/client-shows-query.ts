import { apiQuery } from '#src/api/query.ts'

/** Every show that the customer has an opinion on, the latest change first. */
export function clientShowsQuery() {
  return apiQuery('/api/v4/client/shows')
}
