import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * How each language spells the catalogue's pages in their addresses. The routes are named as English spells them; no word of any language
 * may be the address of an account page.
 */
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
    message: 'our-cinemas',
    comment: 'Segment of an address: the cinemas, and those of a city. Not "cinemas", which are the customer’s own',
  }),
  cinema: msg({ id: 'path.cinema', message: 'cinema', comment: 'Segment of an address: one cinema' }),
  club: msg({ id: 'path.club', message: 'club', comment: 'Segment of an address: the loyalty club' }),
  offers: msg({ id: 'path.offers', message: 'offers', comment: 'Segment of an address: what is on offer' }),
} as const satisfies Record<string, MessageDescriptor>

/** A page of the catalogue that has an address of its own in every language. */
export type CatalogueSegment = keyof typeof catalogueSegments
