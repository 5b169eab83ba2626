import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How each language spells the catalogue's pages in their addresses. */
export const catalogueSegments = {
  movies: msg({
    id: 'path.movies',
    message: 'movies',
    comment: 'Segment of an address: the page of films, and of one film',
  }),
  entertainment: msg({
    id: 'path.entertainment',
    message: 'entertainment',
    comment: 'Segment of an address: what is shown that is no film, such as an opera',
  }),
  shows: msg({ id: 'path.shows', message: 'shows', comment: 'Segment of an address: everything that is on' }),
  cinemas: msg({
    id: 'path.cinemas',
    message: 'cinemas',
    comment: 'Segment of an address: the cinemas, and those of a city',
  }),
  club: msg({ id: 'path.club', message: 'club', comment: 'Segment of an address: the loyalty club' }),
  offers: msg({ id: 'path.offers', message: 'offers', comment: 'Segment of an address: what is on offer' }),
} as const satisfies Record<string, MessageDescriptor>

export type CatalogueSegment = keyof typeof catalogueSegments

/** Addresses of the catalogue's pages. */
export type CatalogueLinks = {
  home: string
  page(segment: CatalogueSegment): string
  /** The page of a show, by whether it is a film. */
  show(show: { slug: string; movie: boolean }): string
  city(slug: string): string
}

/**
 * The catalogue's addresses in one language.
 *
 * @param home the catalogue's address with the language, without a closing slash.
 * @param spell how the language spells a segment.
 */
export function catalogueLinks(home: string, spell: (segment: MessageDescriptor) => string): CatalogueLinks {
  const page = (segment: CatalogueSegment) => `${home}/${encodeURIComponent(spell(catalogueSegments[segment]))}`
  return {
    home,
    page,
    show: ({ slug, movie }) => `${page(movie ? 'movies' : 'entertainment')}/${encodeURIComponent(slug)}`,
    city: (slug) => `${page('cinemas')}/${encodeURIComponent(slug)}`,
  }
}
