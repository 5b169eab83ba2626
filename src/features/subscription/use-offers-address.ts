import { useRouteContext } from '@tanstack/react-router'
import { safeHref } from '#src/app/links/safe-href.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'

/** The page of the catalogue where plans are chosen, renewed and changed; `undefined` where there is no catalogue beside the portal. */
export function useOffersAddress(): string | undefined {
  const { settings } = useRouteContext({ from: '__root__' })
  const { catalogue } = useSiteLinks()
  return safeHref(settings.urls.catalogue) && catalogue.page('offers')
}
