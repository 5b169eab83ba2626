/** The longest text that is searched for. */
export const longestQuery = 100

/** Reads the words of a search from an address, whatever is there. The router has taken a title such as "1917" for a number. */
export function parseQuery(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? text.trim().slice(0, longestQuery) || undefined : undefined
}

/** The part of an address that is a search for words alone. */
export type QuerySearch = { q?: string | undefined }

/** Reads a search for words alone from an address, whatever is there. */
export function parseQuerySearch({ q }: Record<string, unknown>): QuerySearch {
  return { q: parseQuery(q) }
}
