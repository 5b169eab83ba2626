import { useNavigate, useSearch } from '@tanstack/react-router'
import type { VisitSearch } from './history-rules.ts'

/**
 * The search of the address, and how to change it. What is chosen adds one step to the history, so that Back undoes it; what is typed
 * (`replace`) does not.
 */
export function useVisitSearch() {
  const navigate = useNavigate()
  const search: VisitSearch = useSearch({ strict: false, select: ({ q, year, cinema }) => ({ q, year, cinema }) })
  function change(changes: VisitSearch, { replace = false } = {}) {
    const next = (all: object) => ({ ...all, ...changes })
    void navigate({ to: '.', search: next, hash: true, replace, resetScroll: false })
  }
  return { search, change }
}
