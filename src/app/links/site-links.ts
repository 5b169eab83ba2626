import type { Settings } from '#src/api/contract.ts'
import { pathWord } from './path-words.ts'
import { safeHref } from './safe-href.ts'
import type { CatalogueSegment } from './segments.ts'

/** Addresses of the catalogue's pages. */
export type CatalogueLinks = {
  /** Whether the catalogue's pages are the portal's own, and not those of another site. */
  isOwn: boolean
  /** Its first page, where the logo and a sign-out lead. Ends in the language, without a closing slash. */
  home: string
  /**
   * Where the logo leads: to the first page. Where the catalogue is our own, that is the customer's home; a visitor, who would have to sign
   * in there, is led to the films.
   */
  start(isSignedIn: boolean): string
  page(segment: CatalogueSegment): string
  /** The page of a show, by whether it is a film. */
  show(show: { slug: string; movie: boolean }): string
  city(slug: string): string
  cinema(slug: string): string
  /** Where a failure that the portal cannot mend leads. @param code such as `CLI-ACC-001`. */
  error(code: string): string
}

/** Addresses on the booking site, where seats are chosen and paid for. */
export type BookingLinks = {
  home: string
  /** Where seats for one showing are booked: the address to share. */
  showtime(showing: { cinemaId: string; sessionId: string }): string
}

type Reading = {
  /** Of the page that the link leads to. */
  language: string
  /** The portal's own origin. */
  origin: string
}

/**
 * The catalogue's addresses in one language. They begin with the configured base and the language; the portal's own origin stands in for
 * a base that is missing or may not be followed.
 */
export function catalogueLinks({ urls }: Pick<Settings, 'urls'>, { language, origin }: Reading): CatalogueLinks {
  const base = safeHref(urls.catalogue, origin) ?? origin
  const isOwn = base.replace(/\/$/, '') === origin
  const home = within(base, language)
  const page = (segment: CatalogueSegment) => within(home, pathWord(segment, language))
  return {
    isOwn,
    home,
    start: (isSignedIn) => (isOwn && !isSignedIn ? page('movies') : home),
    page,
    show: ({ slug, movie }) => within(page(movie ? 'movies' : 'entertainment'), slug),
    city: (slug) => within(page('cinemas'), slug),
    cinema: (slug) => within(page('cinema'), slug),
    error: (code) => `${within(home, 'error')}?code=${encodeURIComponent(code)}`,
  }
}

/** The booking site's addresses in one language; `undefined` where no booking site is configured: nothing then leads there. */
export function bookingLinks(
  { urls }: Pick<Settings, 'urls'>,
  { language, origin }: Reading,
): BookingLinks | undefined {
  const base = safeHref(urls.booking, origin)
  if (!base) return undefined
  const home = within(base, language)
  return {
    home,
    showtime: ({ cinemaId, sessionId }) => within(home, `V${cinemaId}S${sessionId}`, 'booking'),
  }
}

/** An address further down the path. Each name is one segment, whatever it holds. */
function within(base: string, ...names: readonly string[]): string {
  return [base.replace(/\/$/, ''), ...names.map(encodeURIComponent)].join('/')
}
