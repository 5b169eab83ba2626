import { useLingui } from '@lingui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const awaited = useRouterState({
    select: ({ matches, location, resolvedLocation }) =>
      resolvedLocation && resolvedLocation.pathname !== location.pathname && isWaiting(matches)
        ? location.pathname
        : undefined,
  })
  const previous = useRef<string>(undefined)

  useEffect(() => {
    document.title = documentTitle(typeof title === 'object' && title ? i18n._(title) : title, currentSite().market)
  })

  useLayoutEffect(() => {
    if (awaited !== undefined) window.scrollTo(0, 0)
  }, [awaited])

  useEffect(() => {
    const moved = previous.current !== undefined && pathname !== previous.current
    previous.current = pathname
    if (!moved) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
