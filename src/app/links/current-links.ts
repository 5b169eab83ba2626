import type { Settings } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { type BookingLinks, bookingLinks, type CatalogueLinks, catalogueLinks } from './site-links.ts'

/** The addresses of the sites beside the portal. */
export type SiteLinks = { catalogue: CatalogueLinks; booking: BookingLinks | undefined }

/** Those addresses in the language that the page has at the moment, for code that draws nothing. Components use `useSiteLinks`. */
export function currentLinks(settings: Pick<Settings, 'urls'>): SiteLinks {
  const reading = { language: currentLanguage(), origin: location.origin }
  return {
    catalogue: catalogueLinks(settings, reading),
    booking: bookingLinks(settings, reading),
  }
}
