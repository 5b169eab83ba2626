import { apiQuery } from '#src/api/query.ts'

/** The customer's friends, and the invitations that wait for an answer on either side. */
export function friendsQuery() {
  return apiQuery('/api/accounts/me/friends')
}
