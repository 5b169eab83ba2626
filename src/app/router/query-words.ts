import { useNavigate, useSearch } from '@tanstack/react-router'

/** The words of the address (`?q=`), and how to change them. What is typed adds no step to the history. */
export function useQueryWords() {
  const navigate = useNavigate()
  const query = useSearch({ strict: false, select: ({ q }) => q ?? '' })
  function search(words: string) {
    const next = (all: object) => ({ ...all, q: words || undefined })
    void navigate({ to: '.', search: next, hash: true, replace: true, resetScroll: false })
  }
  return { query, search }
}
