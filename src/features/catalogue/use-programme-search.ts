import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ProgrammeSearch } from './programme-search.ts'

/**
 * What the address looks for in a programme, and how to change it. What is chosen adds one step to the history, so that Back undoes it; what
 * is typed (`replace`) does not.
 */
export function useProgrammeSearch() {
  const navigate = useNavigate()
  const search: ProgrammeSearch = useSearch({
    strict: false,
    select: ({ when, q, genre, rating, cinema }) => ({ when, q, genre, rating, cinema }),
    structuralSharing: true,
  })
  function change(changes: ProgrammeSearch, { replace = false } = {}) {
    const next = (all: object) => ({ ...all, ...changes })
    void navigate({ to: '.', search: next, replace, resetScroll: false })
  }
  return { search, change }
}
