import type { CatalogueCinema } from '#src/api/contract.ts'

type Cinemas = {
  all: readonly CatalogueCinema[]
  /** Slugs of those in the chosen zone; `undefined` where no zone is chosen. */
  inZone: readonly string[] | undefined
  /** Slugs of those that the customer follows. */
  followed: readonly string[]
}

/** The cinemas to look for showings in: those that the customer follows, wherever they are, then the zone's by name. None that is not open. */
export function cinemasToLookIn({ all, inZone, followed }: Cinemas): CatalogueCinema[] {
  const open = all.filter(({ status }) => status !== 'closed' && status !== 'coming')
  const own = followed.flatMap((slug) => open.find((cinema) => cinema.slug === slug) ?? [])
  const zone = inZone && new Set(inZone)
  return [...own, ...open.filter((cinema) => !own.includes(cinema) && (!zone || zone.has(cinema.slug)))]
}

/** What a zone, or the market, does with a show. */
export type Presence = 'on' | 'announced' | 'absent'

/** @param entry the show as the zone has it; `undefined` when it is not there. */
export function presenceOf(entry: { isComingSoon: boolean; bookable: boolean } | undefined): Presence {
  if (!entry) return 'absent'
  return entry.isComingSoon && !entry.bookable ? 'announced' : 'on'
}
