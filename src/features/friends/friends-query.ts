import { apiQuery } from '#src/api/query.ts'

/** Where friends are read and changed. */
export const friendsPath = '/api/accounts/me/friends'

/** The customer's friends, and the invitations that wait for an answer on either side. */
export function friendsQuery() {
  return apiQuery(friendsPath)
}
