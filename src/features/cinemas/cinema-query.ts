import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseQuery } from '#src/app/router/parse-query.ts'

/** What the address of the page says. */
export type CinemaSearch = {
  /** Words of a cinema's name, its city or a tag. */
  q?: string
}

/** Reads a search for cinemas from an address, whatever is there. */
export function parseCinemaSearch({ q }: Record<string, unknown>): CinemaSearch {
  return { q: parseQuery(q) }
}

/** The words of the address, and how to change them. What is typed adds no step to the history. */
export function useCinemaQuery() {
  const navigate = useNavigate()
  const query = useSearch({ strict: false, select: ({ q }) => q ?? '' })
  function search(words: string) {
    const next = (all: object) => ({ ...all, q: words || undefined })
    void navigate({ to: '.', search: next, hash: true, replace: true, resetScroll: false })
  }
  return { query, search }
}
