import type { CinemaShow, Show } from '#src/api/contract.ts'
import { outingDay } from './showing-days.ts'

type Session = CinemaShow['sessions'][number]

/** A showing as it is shown: with the day it belongs to, and whether it is a preview. */
export type Showing = Session & { date: string; isPastMidnight: boolean; isPreview: boolean }

type Place = {
  /** IANA name of the cinema's time zone. */
  timeZone: string
  now: Date
}

/**
 * The showings of a show in a cinema that have not begun, the earliest first. A preview is one before the show's first day; where the cinema
 * has nothing but previews, each is one.
 *
 * @param releaseAt the show's first day, `null` when it is not known.
 */
export function showingsOf(
  { sessions, isEarly, isEarlyOnly }: Pick<CinemaShow, 'sessions' | 'isEarly' | 'isEarlyOnly'>,
  releaseAt: Show['releaseAt'],
  { timeZone, now }: Place,
): Showing[] {
  return sessions
    .filter(({ startDate }) => Date.parse(startDate) > now.getTime())
    .map((session) => {
      const { date, isPastMidnight } = outingDay(session.startDate, timeZone)
      const isBefore = releaseAt !== null && date < releaseAt
      return { ...session, date, isPastMidnight, isPreview: isEarlyOnly || (isEarly && isBefore) }
    })
    .toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
}

/** The days on which there are showings, the first one first, each once. */
export function daysOf(showings: readonly Pick<Showing, 'date'>[]): string[] {
  return [...new Set(showings.map(({ date }) => date))].toSorted()
}
