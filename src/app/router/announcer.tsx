import { useLingui } from '@lingui/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusHeading } from '#src/app/focus/heading.ts'
import { currentSite } from '#src/site/current-site.ts'
import { documentTitle } from './document-title.ts'
import { isWaiting, shownPage } from './page.ts'

/**
 * Gives each page its title, and after a move within the portal puts the focus on the new page's heading, so that a screen reader says
 * where one has come to. One that takes its time is waited for at its top.
 */
export function PageAnnouncer() {
  const { i18n } = useLingui()
  const title = useRouterState({ select: ({ matches }) => shownPage(matches).title })
  const router = useRouter()
  // The first page can be left before it is there.
  const [opened] = useState(router.state.location)
  const resolved = useRouterState({ select: (state) => state.resolvedLocation })
  const awaited = useRouterState({
    select: ({ matches, location, resolvedLocation }) =>
      (resolvedLocation ?? opened).pathname !== location.pathname && isWaiting(matches) ? location.pathname : undefined,
  })
  const previous = useRef<typeof resolved>(undefined)

  useEffect(() => {
    document.title = documentTitle(typeof title === 'object' && title ? i18n._(title) : title, currentSite().market)
  })

  useLayoutEffect(() => {
    if (awaited !== undefined) window.scrollTo(0, 0)
  }, [awaited])

  useEffect(() => {
    if (!resolved) return
    const from = previous.current ?? opened
    // Wherever the page that was opened is redirected to, it keeps its place in the history.
    const isOpening = !previous.current && resolved.state.__TSR_index === opened.state.__TSR_index
    previous.current = resolved
    if (isOpening || resolved.pathname === from.pathname) return
    focusHeading()
  }, [resolved, opened])

  return null
}
