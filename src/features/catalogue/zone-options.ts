import type { CatalogueCinema } from '#src/api/contract.ts'

/** A city or region that can be chosen. */
export type ZoneOption = { slug: string; name: string }

type Located = Pick<CatalogueCinema, 'citySlug'> & { theaters: readonly { city: string }[] }

/** The cities that have a cinema, each once, by name. @param locale in whose alphabet they are sorted */
export function citiesOf(cinemas: readonly Located[], locale: string): ZoneOption[] {
  const names = new Map(
    cinemas.toReversed().map(({ citySlug, theaters: [theater] }) => [citySlug, theater?.city || citySlug]),
  )
  const { compare } = new Intl.Collator(locale)
  return [...names].map(([slug, name]) => ({ slug, name })).sort((one, other) => compare(one.name, other.name))
}

/** What can be chosen: regions that are no city first, such as the one of the settings, then the cities. */
export function zoneOptions(regions: readonly (ZoneOption | undefined)[], cities: readonly ZoneOption[]): ZoneOption[] {
  const seen = new Set(cities.map(({ slug }) => slug))
  const others = regions.flatMap((region) => {
    if (!region || seen.has(region.slug)) return []
    seen.add(region.slug)
    return [{ slug: region.slug, name: region.name }]
  })
  return [...others, ...cities]
}
