import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CinemasSearch } from './cinemas-address.ts'

/** What is looked for among all cinemas (`?q=…&has=…&wheelchair=true`), and how to change it. What is chosen adds no step to the history. */
export function useCinemasSearch() {
  const navigate = useNavigate()
  const wanted = useSearch({ from: '/$language/_site/_catalogue/our-cinemas/' })
  function search(change: CinemasSearch) {
    const next = (all: object) => ({ ...all, ...change })
    void navigate({ to: '.', search: next, hash: true, replace: true, resetScroll: false })
  }
  return { wanted, search }
}
