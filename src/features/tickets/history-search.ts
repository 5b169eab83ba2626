import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { parseQuery } from '#src/app/router/parse-query.ts'
import type { VisitSearch } from './history-rules.ts'

/** Reads a search for visits from an address. Links, bookmarks and hands may have put anything there: what makes no sense is left out. */
export function parseVisitSearch({ q, year, cinema }: Record<string, unknown>): VisitSearch {
  return { q: parseQuery(q), year: parseYear(year), cinema: parseItem(cinema) }
}

function parseYear(value: unknown): number | undefined {
  const year = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : undefined
}
