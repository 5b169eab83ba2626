import type { Booking, Goodie } from '#src/api/contract.ts'
import { addDays, dayAt } from '#src/app/clock/calendar.ts'

/** So many days after it was asked for, an account is deleted. Until then it works as before. */
const graceDays = 30

/** The day on which an account is deleted that is asked for today. Both as `YYYY-MM-DD`. */
export function deletionDay(today: string): string {
  return addDays(today, graceDays)
}

/**
 * The tickets to come of an account that is deleted: how many showings are before that, and how many later ones, whose tickets go with
 * the account.
 *
 * @param day on which it is deleted, `YYYY-MM-DD`.
 */
export function ticketsAround(day: string, bookings: readonly Booking[], now: Date): { before: number; lost: number } {
  const toCome = bookings.filter(
    ({ status, session }) => status === 'CONFIRMED' && Date.parse(session.endDate) > now.getTime(),
  )
  const count = (some: readonly Booking[]) => some.reduce((sum, { tickets }) => sum + tickets.length, 0)
  const late = toCome.filter(({ session }) => dayAt(session.startDate, session.timeZone) >= day)
  return { before: count(toCome) - count(late), lost: count(late) }
}

/** How many vouchers, gift cards and prepaid cards the customer could still spend. @param today `YYYY-MM-DD` in the market */
export function unspent(goodies: readonly Goodie[], today: string): number {
  return goodies.filter(({ status, quantity, given, expirationDate }) => {
    const isOver = expirationDate !== null && expirationDate < today
    return status === 'available' && quantity.remaining > 0 && given === null && !isOver
  }).length
}
