import { apiQuery } from '#src/api/query.ts'

/** The customer's pass cards, also those that no longer work. */
export function cardsQuery() {
  return apiQuery('/api/accounts/me/cards')
}
