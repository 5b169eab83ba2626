import type { CatalogueCinema } from '#src/api/contract.ts'
import { currentLocale } from '#src/app/i18n/current-language.ts'
import { cityName } from './city-name.ts'

/** A city with its cinemas. */
export type City = { slug: string; name: string; cinemas: readonly CatalogueCinema[] }

/** The cities that have a cinema, and the cinemas of each, in the alphabetical order of the language. */
export function citiesOf(cinemas: readonly CatalogueCinema[]): City[] {
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true })
  return [...new Set(cinemas.map(({ citySlug }) => citySlug))]
    .map((slug) => {
      const own = cinemas.filter(({ citySlug }) => citySlug === slug)
      return { slug, name: cityName(slug, own), cinemas: own.toSorted((one, other) => compare(one.name, other.name)) }
    })
    .toSorted((one, other) => compare(one.name, other.name))
}
