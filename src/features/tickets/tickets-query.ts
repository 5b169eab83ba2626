import { apiQuery } from '#src/api/query.ts'

/** The bookings whose showing is to come or has just been, as the server has them: in no order, and not only the valid ones. */
export function ticketsQuery() {
  return apiQuery('/api/ec/ebillet')
}
