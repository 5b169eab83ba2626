import { useState } from 'react'
import type { Show } from '#src/api/contract.ts'
import { isSameShow, showKey } from './show-keys.ts'

/** Whether two entries of a list stand for one show, also where a show has no name but its title. */
function isSameEntry(one: Show, other: Show): boolean {
  return isSameShow(one, other) || showKey(one) === showKey(other)
}

/**
 * The shows of a list that are there, and in their old places those that have gone while the page is open: whoever took one away by
 * mistake finds it where it was, and nothing moves under a finger. New ones come first.
 */
export function useKeptPlaces(shows: readonly Show[]): readonly Show[] {
  const [places, setPlaces] = useState(shows)
  const fresh = shows.filter((show) => !places.some((known) => isSameEntry(known, show)))
  const all = fresh.length > 0 ? [...fresh, ...places] : places
  if (fresh.length > 0) setPlaces(all)
  // What is told of a show may have changed, such as its language.
  return all.map((place) => shows.find((show) => isSameEntry(place, show)) ?? place)
}
