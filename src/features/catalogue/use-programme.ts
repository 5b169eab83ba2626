import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CatalogueCinema, Zone } from '#src/api/contract.ts'
import { kept, type PlaceTrouble, troubleOf } from './place-trouble.ts'
import { cinemaEntries, type Entry, marketEntries, zoneEntries } from './programme-rules.ts'
import { cinemaShowsQuery, cinemasQuery, showsQuery, zoneQuery } from './show-queries.ts'

type CinemaName = Pick<CatalogueCinema, 'slug' | 'name'>

/** All that a programme is made of. Each part may come late, or not at all: what is there is shown. */
export type Programme = {
  /** The shows of the place, or of the next larger one that could be read. `undefined` as long as they are not known. */
  entries: readonly Entry[] | undefined
  /** Those of the whole market. */
  everywhere: readonly Entry[]
  /** What is shown is about to be replaced. */
  isBusy: boolean
  /** Without the shows there is nothing; this reads them once more. */
  failure: { retry: () => void } | undefined
  trouble: PlaceTrouble | undefined
  /** There is no such zone, or it could not be read: the whole market stands in for it. */
  isZoneLost: boolean
  /** The zone that was asked for, once it is known. */
  zone: Zone | undefined
  /** The cinema that was asked for, unless there is none or it could not be read. Where its name cannot be read, its slug stands for it. */
  cinema: CinemaName | undefined
  /** Every cinema, by name. */
  cinemas: readonly CatalogueCinema[]
  /** Those that can be chosen: of the zone, and open; with the one that was asked for. */
  near: readonly CinemaName[]
}

const none: readonly CatalogueCinema[] = []
/** Cinemas that are closed for a while or not open yet. */
const idle: ReadonlySet<string> = new Set(['closed', 'coming'])

/**
 * What is on in a place, as far as it can be read.
 *
 * @param asked slugs: of a zone, without one it is everywhere; and of a cinema, as an address has it, so that there may be no such one
 */
export function useProgramme(asked: { zone: string | undefined; cinema: string | undefined }): Programme {
  const shows = useQuery({ ...showsQuery(), ...kept })
  const cinemas = useQuery({ ...cinemasQuery(), ...kept })
  const zone = useQuery({ ...zoneQuery(asked.zone ?? ''), ...kept, enabled: asked.zone !== undefined })
  const shown = useQuery({ ...cinemaShowsQuery(asked.cinema ?? ''), ...kept, enabled: asked.cinema !== undefined })

  const there = asked.cinema === undefined ? undefined : shown.data
  const around = asked.zone === undefined ? undefined : zone.data
  const isReading =
    (asked.cinema !== undefined && shown.isPending) || (!there && asked.zone !== undefined && zone.isPending)

  const everywhere = useMemo(() => marketEntries(shows.data ?? []), [shows.data])
  const entries = useMemo(() => {
    if (!shows.data || isReading) return undefined
    if (there) return cinemaEntries(shows.data, there)
    return around ? zoneEntries(shows.data, around) : everywhere
  }, [shows.data, isReading, there, around, everywhere])
  // A cinema whose name cannot be read goes by its slug.
  const own = asked.cinema === undefined || troubleOf('cinema', shown) ? undefined : asked.cinema
  const near = useMemo(() => choosable(cinemas.data ?? [], around, own), [cinemas.data, around, own])
  return {
    entries,
    everywhere,
    isBusy:
      shows.isPlaceholderData ||
      (asked.cinema !== undefined && shown.isPlaceholderData) ||
      (asked.zone !== undefined && zone.isPlaceholderData),
    failure: troubleOf('shows', shows),
    trouble: troubleOf('cinema', shown) ?? troubleOf('zone', zone),
    isZoneLost: troubleOf('zone', zone) !== undefined,
    zone: zone.isPlaceholderData ? undefined : around,
    cinema: near.find(({ slug }) => slug === own),
    cinemas: cinemas.data ?? none,
    near,
  }
}

/** The cinemas of a zone that show something, with the one that was asked for. */
function choosable(all: readonly CatalogueCinema[], zone: Zone | undefined, own: string | undefined): CinemaName[] {
  const near = all.filter(
    ({ slug, status }) => slug === own || (!idle.has(status) && (zone === undefined || zone.cinemas.includes(slug))),
  )
  return own === undefined || near.some(({ slug }) => slug === own) ? near : [{ slug: own, name: own }, ...near]
}
