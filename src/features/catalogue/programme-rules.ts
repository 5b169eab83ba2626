import type { CinemaShow, Show, Zone } from '#src/api/contract.ts'

/** What a programme is made of: films, what is no film, or both. */
export type ProgrammeKind = 'films' | 'events' | 'all'

/** Which part of a programme: what is on, what is to come, what of that can be seen before its first day, and what came out this week. */
export type ProgrammeWhen = 'now' | 'soon' | 'early' | 'new'

export const programmeWhens = ['now', 'soon', 'early', 'new'] as const satisfies readonly ProgrammeWhen[]

/** A show as it stands in a cinema, in a zone or in the whole market: its flags and places are those of there. */
export type Entry = {
  show: Show
  bookable: boolean
  isComingSoon: boolean
  isNew: boolean
  /** Has previews before its first day. */
  isEarly: boolean
  /** Place among all of them, and among those to come: the lowest first, `null` last. */
  order: number | null
  soonOrder: number | null
  /** When its first preview begins, where that is known: ISO date-time. */
  previewAt: string | null
}

/** The whole market's shows. */
export function marketEntries(shows: readonly Show[]): Entry[] {
  return shows.map((show) => entryOf(show, show))
}

/** Those of a zone, with what is so there. Equal ones stay in the zone's order. */
export function zoneEntries(shows: readonly Show[], zone: Pick<Zone, 'shows'>): Entry[] {
  return joined(shows, zone.shows, entryOf)
}

/** Those of a cinema, which has flags and an order of its own. */
export function cinemaEntries(shows: readonly Show[], own: readonly CinemaShow[]): Entry[] {
  return joined(shows, own, (show, there) => ({
    show,
    bookable: there.bookable,
    isComingSoon: there.isComingSoon,
    isNew: there.isNew,
    isEarly: there.isEarly,
    order: there.order,
    soonOrder: there.comingSoonOrder,
    previewAt: there.isEarly ? (there.sessions[0]?.startDate ?? null) : null,
  }))
}

function entryOf(show: Show, there: { bookable: boolean; isComingSoon: boolean }): Entry {
  const { bookable, isComingSoon } = there
  const isEarly = isComingSoon && bookable
  return {
    show,
    bookable,
    isComingSoon,
    isNew: show.isNew,
    isEarly,
    order: show.order,
    soonOrder: null,
    previewAt: null,
  }
}

/** What is told of shows elsewhere, each once with its show. One that the catalogue does not have is left out. */
function joined<There extends { slug: string }>(
  shows: readonly Show[],
  there: readonly There[],
  join: (show: Show, there: There) => Entry,
): Entry[] {
  const bySlug = new Map(shows.map((show) => [show.slug, show]))
  return there.flatMap((one) => {
    const show = bySlug.get(one.slug)
    bySlug.delete(one.slug)
    return show ? [join(show, one)] : []
  })
}

/** The entries of one kind. */
export function ofKind(entries: readonly Entry[], kind: ProgrammeKind): readonly Entry[] {
  return kind === 'all' ? entries : entries.filter(({ show }) => show.movie === (kind === 'films'))
}

/**
 * A part of the programme, in the order in which to show it. On now is what can be booked, previews among it, and what has come out. What is
 * to come is in the order of the cinema where it has one, else in that of the first days, a day that is not known yet last.
 */
export function partOf(entries: readonly Entry[], when: ProgrammeWhen): readonly Entry[] {
  const isIn: Record<ProgrammeWhen, (entry: Entry) => boolean> = {
    now: ({ bookable, isComingSoon }) => bookable || !isComingSoon,
    soon: ({ isComingSoon }) => isComingSoon,
    early: ({ isEarly }) => isEarly,
    new: ({ isNew }) => isNew,
  }
  const isToCome = when === 'soon' || when === 'early'
  return entries.filter(isIn[when]).toSorted(isToCome ? byFirstDay : byOrder)
}

/** The place of what has none. A number, as the difference of two infinities is none. */
const last = Number.MAX_SAFE_INTEGER

function byOrder(one: Entry, other: Entry): number {
  return (one.order ?? last) - (other.order ?? last)
}

function byFirstDay(one: Entry, other: Entry): number {
  const places = (one.soonOrder ?? last) - (other.soonOrder ?? last)
  return places || compare(firstDay(one), firstDay(other)) || byOrder(one, other)
}

function firstDay({ show }: Entry): string {
  return show.releaseAt ?? '9999'
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
