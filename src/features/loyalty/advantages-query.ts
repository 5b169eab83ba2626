import { apiQuery } from '#src/api/query.ts'

/**
 * What a member of the club may use, what expires first at the top. Empty for somebody who is not in the club.
 *
 * @param type `points` asks for those alone that were bought with points.
 */
export function advantagesQuery(type?: 'points') {
  return apiQuery('/api/accounts/me/advantages', type && { params: { query: { type } } })
}

/** How the customer's points came and went in the last two years. */
export function pointsHistoryQuery() {
  return apiQuery('/api/accounts/me/loyalty/history-points')
}
