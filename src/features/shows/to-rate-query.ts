import { apiQuery } from '#src/api/query.ts'

/** The shows that the customer saw and has not said anything about yet, the latest visit first. */
export function toRateQuery() {
  return apiQuery('/api/accounts/me/movieToNote')
}
