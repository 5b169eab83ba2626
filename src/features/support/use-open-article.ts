import { useNavigate, useSearch } from '@tanstack/react-router'

/** The answer that the address names (`?article=`), and how to name another one. Reading on adds no step to the history. */
export function useOpenArticle() {
  const navigate = useNavigate()
  const open = useSearch({ from: '/$language/_site/contact', select: ({ article }) => article })
  function name(article: string | undefined) {
    void navigate({ to: '.', search: (all) => ({ ...all, article }), hash: true, replace: true, resetScroll: false })
  }
  return { open, name }
}
