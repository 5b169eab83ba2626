import { addDays } from '#src/app/clock/calendar.ts'

/** How long something can still be used: it stays, today is the last day, a few days are left, or more, or none. */
export type TimeLeft = 'always' | 'today' | 'days' | 'longer' | 'none'

/**
 * How long something can still be used.
 *
 * @param expirationDate its last day, `YYYY-MM-DD`.
 * @param today `YYYY-MM-DD` in the market.
 * @param few how many days are a few.
 */
export function timeLeft(expirationDate: string | null, today: string, few = 7): TimeLeft {
  if (expirationDate === null) return 'always'
  if (expirationDate === today) return 'today'
  if (expirationDate < today) return 'none'
  return expirationDate <= addDays(today, few) ? 'days' : 'longer'
}
