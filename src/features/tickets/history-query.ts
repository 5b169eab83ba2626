import { apiQuery } from '#src/api/query.ts'

/** The bookings whose showing is over, the latest first, cancelled ones included. */
export function historyQuery() {
  return apiQuery('/api/ec/ebillet', { params: { query: { history: true } } })
}
