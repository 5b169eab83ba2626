import { useRouteContext } from '@tanstack/react-router'
import { isOn } from '#src/app/flags/flags.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'

/** The page where plans are chosen, renewed and changed; `undefined` where the portal's own is switched off. */
export function useOffersAddress(): string | undefined {
  const { settings } = useRouteContext({ from: '__root__' })
  const { isOwn, page } = useSiteLinks().catalogue
  return isOwn && !isOn(settings, 'offersMenuDisplayed') ? undefined : page('offers')
}
