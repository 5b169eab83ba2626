import { addDays, dayAt, hourAt } from '#src/app/clock/calendar.ts'

/** Before this hour a showing belongs to the evening before, in hours of the cinema's day. */
const nightEnds = 6
/** The offsets of time zones are multiples of this, in milliseconds: within it neither the day nor the hour changes. */
const quarter = 15 * 60_000

/** The day that somebody goes out for a showing. */
export type OutingDay = {
  /** `YYYY-MM-DD` where the cinema is: for a showing past midnight the day before its date. */
  date: string
  isPastMidnight: boolean
}

const known = new Map<string, Map<number, OutingDay>>()

/**
 * The day to which a showing belongs by the cinema's own clock: one at 0:15 is still the evening's before. A week of showings falls into few
 * quarters of an hour, each of which is worked out once.
 *
 * @param start ISO date-time with its offset, or an instant in milliseconds.
 * @param timeZone IANA name.
 */
export function outingDay(start: string | number, timeZone: string): OutingDay {
  const instant = typeof start === 'number' ? start : Date.parse(start)
  const place = Math.floor(instant / quarter)
  const days = known.get(timeZone) ?? new Map<number, OutingDay>()
  known.set(timeZone, days)
  const found = days.get(place)
  if (found) return found
  const moment = new Date(place * quarter)
  const date = dayAt(moment, timeZone)
  const isPastMidnight = hourAt(moment, timeZone) < nightEnds
  const outing = { date: isPastMidnight ? addDays(date, -1) : date, isPastMidnight }
  days.set(place, outing)
  return outing
}

/** What a day is called from now: the night that is not over yet, today, tomorrow, or by its date. */
export function nameOfDay(date: string, now: Date, timeZone: string): 'tonight' | 'today' | 'tomorrow' | 'later' {
  const today = dayAt(now, timeZone)
  if (date < today) return 'tonight'
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** The day to show: the one that was asked for where it is one of these, else the first. */
export function chosenDay(days: readonly string[], asked: string | undefined): string | undefined {
  return days.find((day) => day === asked) ?? days[0]
}
