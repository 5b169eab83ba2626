/**
 * A first day, as long as it is to come: one that has gone by was put off, and is not known.
 *
 * @param day `YYYY-MM-DD`, `null` when none was said.
 * @param today `YYYY-MM-DD` in the market.
 */
export function dayToCome(day: string | null, today: string): string | null {
  return day !== null && day >= today ? day : null
}
