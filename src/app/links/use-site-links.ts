import { useLingui } from '@lingui/react'
import { useRouteContext } from '@tanstack/react-router'
import { currentLinks, type SiteLinks } from './current-links.ts'

/** The addresses of the sites beside the portal, in the language of the page. */
export function useSiteLinks(): SiteLinks {
  // Drawn again when the language changes.
  useLingui()
  const { settings } = useRouteContext({ from: '__root__' })
  return currentLinks(settings)
}
