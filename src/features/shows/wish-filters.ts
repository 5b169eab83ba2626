import type { Show } from '#src/api/contract.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'
import { availability } from './wish-rules.ts'

/** Which wishes are shown. */
export const wishFilters = ['all', 'showing', 'soon', 'gone'] as const
export type WishFilter = (typeof wishFilters)[number]

/** From so many on, a wishlist can be looked at in parts. */
export const manyWishes = 7

/** The place of a show to which the editors gave none. */
const last = Number.MAX_SAFE_INTEGER

/** The part of the wishlist that a show belongs to: one that has left the catalogue is gone. @param today `YYYY-MM-DD` in the market. */
export function partOf(show: Show, today: string): Exclude<WishFilter, 'all'> {
  return show.slug ? availability(show, today).kind : 'gone'
}

/** A part of the wishes. Those to come are in the order of their days, a day that is not known yet last. @param today as above. */
export function filterWishes(shows: readonly Show[], filter: WishFilter, today: string): readonly Show[] {
  if (filter === 'all') return shows
  const part = shows.filter((show) => partOf(show, today) === filter)
  return filter === 'soon' ? part.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other))) : part
}

function firstDay({ releaseAt }: Show): string {
  return releaseAt ?? '9999'
}

/** The shows in whose title every word of a search begins a word, in the catalogue's order. Nothing is found by no word. */
export function findShows(shows: readonly Show[], query: string): readonly Show[] {
  const wanted = plainWords(query).split(' ').filter(Boolean)
  if (wanted.length === 0) return []
  return shows
    .filter(({ slug, title }) => {
      const words = plainWords(title).split(' ')
      return slug !== null && wanted.every((start) => words.some((word) => word.startsWith(start)))
    })
    .toSorted((one, other) => (one.order ?? last) - (other.order ?? last))
}
