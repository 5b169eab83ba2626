import { apiQueryOrNone } from '#src/api/query.ts'

/** The customer's subscription, or `null` for somebody who never had one: the server says so with a 404, which is no failure here. */
export function subscriptionQuery() {
  return apiQueryOrNone('/api/accounts/me/subscription')
}
