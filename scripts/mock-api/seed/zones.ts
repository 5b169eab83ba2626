import type { Market } from '../personas.ts'
import { same, type Text } from '../text.ts'
import { cinemas, type House } from './cinemas.ts'

/** A city or region with its cinemas. */
export type Zone = { slug: string; name: Text; houses: readonly House[] }

const regions: readonly { slug: string; market: Market; name: Text; cities: readonly string[] }[] = [
  {
    slug: 'idf',
    market: 'fr',
    name: { fr: 'Île-de-France', nl: 'Île-de-France', en: 'Greater Paris' },
    cities: ['paris'],
  },
  {
    slug: 'randstad',
    market: 'nl',
    name: same('Randstad'),
    cities: ['amsterdam', 'rotterdam', 'den-haag', 'utrecht'],
  },
]

/** A region or a city of a market by its slug, or undefined. */
export function findZone(slug: string, market: Market): Zone | undefined {
  const region = regions.find((one) => one.slug === slug && one.market === market)
  const cities = region?.cities ?? [slug]
  const houses = cinemas.filter((house) => house.market === market && cities.includes(house.citySlug))
  const [first] = houses
  return first && { slug, name: region?.name ?? same(first.city), houses }
}
