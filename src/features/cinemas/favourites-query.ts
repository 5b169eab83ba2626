import { apiQuery } from '#src/api/query.ts'

/** The cinemas that the customer follows, in the order in which they were added. */
export function favouritesQuery() {
  return apiQuery('/api/accounts/me/cinemas')
}

/** How many cinemas a customer can follow. */
export const maxFavourites = 5
