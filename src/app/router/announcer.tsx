import { useLingui } from '@lingui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentSite } from '#src/site/current-site.ts'
import { documentTitle } from './document-title.ts'
import { shownPage } from './page.ts'

/**
 * Gives each page its title, and after a move within the portal puts the focus on the new page's heading, so that a screen reader says
 * where one has come to.
 */
export function PageAnnouncer() {
  const { i18n } = useLingui()
  const title = useRouterState({ select: ({ matches }) => shownPage(matches).title })
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef<string>(undefined)

  useEffect(() => {
    document.title = documentTitle(typeof title === 'object' && title ? i18n._(title) : title, currentSite().market)
  })

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
