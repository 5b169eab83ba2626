import { t } from '@lingui/core/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import type { CatalogueSegment } from '#src/app/links/segments.ts'

/** Titles of public pages, without the chain's name, in the language of the page: those of the catalogue's pages that are there once. */
export const pageTitles = {
  movies: () => t`Films`,
  entertainment: () => t`Events`,
  shows: () => t`All shows`,
  cinemas: () => t`Cinemas`,
  offers: () => t`Offers`,
  club: () => t`The Club`,
} as const satisfies Partial<Record<CatalogueSegment, () => string>>

/** "Kinora Baie, Nice": a cinema's name with its city, unless the name holds it already. */
export function cinemaTitle({ name, theaters: [theater] }: Pick<CatalogueCinema, 'name' | 'theaters'>): string {
  return theater && !name.includes(theater.city) ? `${name}, ${theater.city}` : name
}

/** @param city as its cinemas write it */
export function cityTitle(city: string): string {
  return t`Cinemas in ${city}`
}
