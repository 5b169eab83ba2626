import type { CatalogueCinema } from '#src/api/contract.ts'
import { currentSite } from '#src/site/current-site.ts'

/**
 * A city as most of its cinemas' buildings write it in their addresses: one in a suburb does not rename it. Where none has an address, as
 * the site writes it, and else as the address of its page does.
 */
export function cityName(slug: string, cinemas: readonly Pick<CatalogueCinema, 'theaters'>[]): string {
  const written = cinemas.flatMap(({ theaters }) => theaters.map(({ city }) => city)).filter(Boolean)
  const times = (name: string) => written.filter((city) => city === name).length
  const [first] = written.toSorted((one, other) => times(other) - times(one))
  return first ?? currentSite().market.cities.find((city) => city.slug === slug)?.name ?? slug.replaceAll('-', ' ')
}
