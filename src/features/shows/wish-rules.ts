import type { Show } from '#src/api/contract.ts'
import { dayToCome } from '#src/app/clock/day-to-come.ts'

/** What the wire calls a wish. */
export const wished = 2

/** The shows on the wishlist, in the order in which they came. */
export function wishesOf(feelings: readonly { show: Show; intention: number | null }[]): Show[] {
  return feelings.filter(({ intention }) => intention === wished).map(({ show }) => show)
}

/** Where a show stands: not out yet (with its first day, when known), in the cinemas, or no longer there. */
export type Availability = { kind: 'soon'; date: string | null } | { kind: 'showing' } | { kind: 'gone' }

/** @param today `YYYY-MM-DD` in the market. */
export function availability({ releaseAt, isComingSoon, bookable }: Show, today: string): Availability {
  const isAhead = releaseAt !== null && releaseAt > today
  if (isComingSoon || isAhead) return { kind: 'soon', date: dayToCome(releaseAt, today) }
  return bookable ? { kind: 'showing' } : { kind: 'gone' }
}
