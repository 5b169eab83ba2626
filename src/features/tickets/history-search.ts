import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import type { VisitSearch } from './history-rules.ts'

/** The longest text that is searched for. */
export const longestQuery = 100

/** Reads a search for visits from an address. Links, bookmarks and hands may have put anything there: what makes no sense is left out. */
export function parseVisitSearch({ q, year, cinema }: Record<string, unknown>): VisitSearch {
  return { q: parseQuery(q), year: parseYear(year), cinema: parseItem(cinema) }
}

/** The router has taken a title such as "1917" for a number. */
function parseQuery(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? text.trim().slice(0, longestQuery) || undefined : undefined
}

function parseYear(value: unknown): number | undefined {
  const year = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : undefined
}
