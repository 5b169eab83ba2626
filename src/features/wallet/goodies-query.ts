import { apiQuery } from '#src/api/query.ts'

/** Everything in the customer's wallet, spent and expired things included. */
export function goodiesQuery() {
  return apiQuery('/api/accounts/me/goodies')
}
