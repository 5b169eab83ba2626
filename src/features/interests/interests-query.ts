import { apiQuery } from '#src/api/query.ts'

/** The genres and events that a customer can be interested in, in the page's language. */
export function interestsQuery() {
  return apiQuery('/api/interests')
}
