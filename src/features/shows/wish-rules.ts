import type { Show } from '#src/api/contract.ts'

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
  if (releaseAt !== null && releaseAt > today) return { kind: 'soon', date: releaseAt }
  if (isComingSoon) return { kind: 'soon', date: null }
  return bookable ? { kind: 'showing' } : { kind: 'gone' }
}
