import type { CinemaShow, Show } from '#src/api/contract.ts'
import { outingDay } from './showing-days.ts'
import { type Showing, showingsOf } from './showing-rules.ts'

/** A show with what one cinema does with it. */
export type CinemaEntry = { show: Show; entry: CinemaShow }

/** What has showings in a cinema, by the cinema's own order; what has no place in it comes last. */
export function onIn(entries: readonly CinemaShow[], shows: readonly Show[]): CinemaEntry[] {
  return matched(entries, shows)
    .filter(({ entry }) => entry.sessions.length > 0)
    .toSorted((one, other) => placeOf(one.entry.order) - placeOf(other.entry.order))
}

/** What is on in a cinema by the day that one goes out for it, each show with the showings of that day. */
export type DayPlans = ReadonlyMap<string, readonly CinemaEntry[]>

/**
 * Sorts a cinema's showings into days. There may be hundreds of shows with hundreds of showings each, so it is done once for an answer.
 *
 * @param on in the order in which they are shown.
 */
export function plansByDay(on: readonly CinemaEntry[], timeZone: string): DayPlans {
  const plans = new Map<string, CinemaEntry[]>()
  for (const { show, entry } of on) {
    for (const [date, sessions] of sessionsByDay(entry, timeZone)) {
      const plan = plans.get(date) ?? []
      plans.set(date, plan)
      plan.push({ show, entry: { ...entry, sessions } })
    }
  }
  return plans
}

function sessionsByDay({ sessions }: CinemaShow, timeZone: string): Map<string, CinemaShow['sessions']> {
  const days = new Map<string, CinemaShow['sessions']>()
  for (const session of sessions) {
    const { date } = outingDay(session.startDate, timeZone)
    const ofDay = days.get(date) ?? []
    days.set(date, ofDay)
    ofDay.push(session)
  }
  return days
}

/** The days that still have showings, the first one first. */
export function daysLeft(plans: DayPlans, now: Date): string[] {
  const isLeft = ({ entry: { sessions } }: CinemaEntry) =>
    sessions.some(({ startDate }) => Date.parse(startDate) > now.getTime())
  return [...plans].flatMap(([date, plan]) => (plan.some(isLeft) ? date : [])).toSorted()
}

/** What is left of a day. A show leaves it with its last showing. */
export function leftOf(plan: readonly CinemaEntry[], place: { timeZone: string; now: Date }) {
  return plan.flatMap(({ show, entry }) => {
    const showings: Showing[] = showingsOf(entry, show.releaseAt, place)
    return showings.length > 0 ? [{ show, entry, showings }] : []
  })
}

/** What a cinema announces, by its own order: its first day there is still to come, with previews or without. */
export function announcedIn(entries: readonly CinemaShow[], shows: readonly Show[]): CinemaEntry[] {
  return matched(entries, shows)
    .filter(({ entry }) => entry.isComingSoon)
    .toSorted((one, other) => placeOf(one.entry.comingSoonOrder) - placeOf(other.entry.comingSoonOrder))
}

/** One whose show the catalogue does not have cannot be shown: it has no title. */
function matched(entries: readonly CinemaShow[], shows: readonly Show[]): CinemaEntry[] {
  const bySlug = new Map(shows.map((show) => [show.slug, show]))
  return entries.flatMap((entry) => {
    const show = bySlug.get(entry.slug)
    return show ? [{ show, entry }] : []
  })
}

/** A number that sorts: what has no place comes after all that have one. */
function placeOf(order: number | null): number {
  return order ?? Number.MAX_SAFE_INTEGER
}
