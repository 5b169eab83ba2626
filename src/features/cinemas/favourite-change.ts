import type { FavouriteCinema } from '#src/api/contract.ts'

/** What a list shows of a cinema without asking for more. */
export type CinemaName = Pick<FavouriteCinema, 'id' | 'name' | 'slug' | 'city'>

/** A cinema that is to be a favourite, or not to be one. */
export type FavouriteChange = { cinema: CinemaName; isWanted: boolean }

/** Favourites with a change: a new one comes last, and one that is there keeps its place. */
export function withChange(
  favourites: readonly FavouriteCinema[],
  { cinema, isWanted }: FavouriteChange,
): readonly FavouriteCinema[] {
  const isThere = favourites.some(({ id }) => id === cinema.id)
  if (isThere === isWanted) return favourites
  if (!isWanted) return favourites.filter(({ id }) => id !== cinema.id)
  return [...favourites, { ...cinema, codeCcs: null, groupTheaterId: null, alexGroupId: null }]
}
