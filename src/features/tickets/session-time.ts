import type { Booking } from '#src/api/contract.ts'
import { addDays, dayAt, hourAt } from '#src/app/clock/calendar.ts'

type Session = Pick<Booking['session'], 'startDate' | 'endDate' | 'timeZone'>

/** Before this hour a showing belongs to the evening before, in hours of the cinema's day. */
const nightEnds = 6
/** From this hour it is an evening. */
const eveningBegins = 18
/** A start is announced when it is at most so far away, in minutes. */
const soon = 6 * 60

/** When a showing is, as one would say it at the counter. */
export type SessionDay = {
  day: 'today' | 'tomorrow' | 'later'
  part: 'day' | 'evening' | 'past-midnight'
  /** The day one goes out, `YYYY-MM-DD` where the cinema is: for a showing past midnight the day before its date. */
  date: string
}

/**
 * Names the day of a showing by the cinema's own clock. A showing at 0:15 is still tonight's, whatever its date says, also at 0:10; one at
 * 20:00 is today's from midnight on.
 */
export function sessionDay(session: Session, now: Date): SessionDay {
  const hour = hourAt(session.startDate, session.timeZone)
  const part = hour < nightEnds ? 'past-midnight' : hour >= eveningBegins ? 'evening' : 'day'
  const date = outingDay(session.startDate, session.timeZone)
  const today = part === 'past-midnight' ? outingDay(now, session.timeZone) : dayAt(now, session.timeZone)
  return { day: date <= today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'later', part, date }
}

function outingDay(instant: Date | string, timeZone: string): string {
  const day = dayAt(instant, timeZone)
  return hourAt(instant, timeZone) < nightEnds ? addDays(day, -1) : day
}

/** How near the start is: minutes that remain, `started`, or `undefined` while there is nothing to hurry for or when it is over. */
export function startsIn({ startDate, endDate }: Session, now: Date): number | 'started' | undefined {
  if (Date.parse(endDate) <= now.getTime()) return undefined
  const minutes = Math.ceil((Date.parse(startDate) - now.getTime()) / 60_000)
  if (minutes <= 0) return 'started'
  return minutes <= soon ? minutes : undefined
}
