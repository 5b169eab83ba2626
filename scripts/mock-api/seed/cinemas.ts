import type { Market } from '../personas.ts'
import type { Text } from '../text.ts'

/** A cinema of the demo chain. The streets are real kinds of streets; the houses are not there. */
export type House = {
  id: string
  market: Market
  slug: string
  name: string
  city: string
  citySlug: string
  address: string
  address2?: string
  zip: string
  /** Latitude and longitude, null when nobody has put it on the map yet. */
  gps: readonly [number, number] | null
  halls: number
  seats: number
  status: 'open' | 'closed' | 'coming'
  wheelchairs: boolean
  /** Its page where people leave their opinions, as an editor has typed it. */
  business?: string
  tags: readonly (keyof typeof tagNames)[]
}

export const tagNames = {
  imax: { fr: 'IMAX', nl: 'IMAX', en: 'IMAX' },
  dolby: { fr: 'Dolby Cinema', nl: 'Dolby Cinema', en: 'Dolby Cinema' },
  '4dx': { fr: '4DX', nl: '4DX', en: '4DX' },
  screenx: { fr: 'ScreenX', nl: 'ScreenX', en: 'ScreenX' },
  cafe: { fr: 'Café', nl: 'Café', en: 'Café' },
  loop: { fr: 'Boucle magnétique', nl: 'Ringleiding', en: 'Hearing loop' },
  parking: { fr: 'Parking', nl: 'Parkeergarage', en: 'Car park' },
} satisfies Record<string, Text>

/** By name within a market, as the catalogue lists them. */
export const cinemas: readonly House[] = [
  {
    id: 'fr-belleville',
    market: 'fr',
    slug: 'kinora-belleville',
    name: 'Kinora Belleville',
    city: 'Paris',
    citySlug: 'paris',
    address: '14 rue des Cascades',
    zip: '75020',
    gps: [48.8719, 2.3902],
    halls: 9,
    seats: 1480,
    status: 'open',
    wheelchairs: true,
    tags: ['imax', 'dolby', 'cafe', 'loop'],
    business: 'https://maps.example/places/kinora-belleville',
  },
  {
    id: 'fr-canal',
    market: 'fr',
    slug: 'kinora-canal',
    name: 'Kinora Canal',
    city: 'Toulouse',
    citySlug: 'toulouse',
    address: '3 allée du Port-Saint-Sauveur',
    zip: '31000',
    gps: [43.5993, 1.4556],
    halls: 7,
    seats: 1120,
    status: 'open',
    wheelchairs: true,
    tags: ['screenx', 'cafe'],
    business: 'javascript:alert(document.domain)',
  },
  {
    id: 'fr-gerland',
    market: 'fr',
    slug: 'kinora-gerland',
    name: 'Kinora Gerland',
    city: 'Lyon',
    citySlug: 'lyon',
    address: '88 avenue Tony-Garnier',
    address2: 'Niveau 1',
    zip: '69007',
    gps: [45.7301, 4.8269],
    halls: 12,
    seats: 2160,
    status: 'open',
    wheelchairs: true,
    tags: ['imax', '4dx', 'dolby', 'parking'],
    business: 'https://maps.example/places/kinora-gerland',
  },
  {
    id: 'fr-joliette',
    market: 'fr',
    slug: 'kinora-joliette',
    name: 'Kinora Joliette',
    city: 'Marseille',
    citySlug: 'marseille',
    address: '21 quai du Lazaret',
    zip: '13002',
    gps: [43.3057, 5.3661],
    halls: 10,
    seats: 1750,
    status: 'open',
    wheelchairs: true,
    tags: ['4dx', 'dolby', 'parking'],
  },
  {
    id: 'fr-petit-palais',
    market: 'fr',
    slug: 'kinora-le-petit-palais-de-la-butte-aux-cailles',
    name: 'Kinora Le Petit Palais de la Butte-aux-Cailles',
    city: 'Paris',
    citySlug: 'paris',
    address: '5 passage Barrault',
    zip: '75013',
    gps: null,
    halls: 2,
    seats: 164,
    status: 'open',
    wheelchairs: false,
    tags: ['loop'],
  },
  {
    id: 'fr-promenade',
    market: 'fr',
    slug: 'kinora-promenade',
    name: 'Kinora Promenade',
    city: 'Nice',
    citySlug: 'nice',
    address: '40 rue de la Buffa',
    zip: '06000',
    gps: [43.6958, 7.2593],
    halls: 6,
    seats: 890,
    status: 'closed',
    wheelchairs: true,
    tags: ['cafe'],
  },
  {
    id: 'nl-bosrand',
    market: 'nl',
    slug: 'kinora-bosrand',
    name: 'Kinora Bosrand',
    city: 'Tilburg',
    citySlug: 'tilburg',
    address: 'Spoorlaan 210',
    zip: '5038 CD',
    gps: [51.5606, 5.0837],
    halls: 6,
    seats: 940,
    status: 'open',
    wheelchairs: true,
    tags: ['parking'],
  },
  {
    id: 'nl-dom',
    market: 'nl',
    slug: 'kinora-dom',
    name: 'Kinora Dom',
    city: 'Utrecht',
    citySlug: 'utrecht',
    address: 'Mariaplaats 31',
    zip: '3511 LK',
    gps: [52.0889, 5.1161],
    halls: 5,
    seats: 610,
    status: 'open',
    wheelchairs: true,
    tags: ['cafe', 'loop'],
  },
  {
    id: 'nl-ij',
    market: 'nl',
    slug: 'kinora-ij',
    name: 'Kinora aan ’t IJ',
    city: 'Amsterdam',
    citySlug: 'amsterdam',
    address: 'Oostelijke Handelskade 600',
    zip: '1019 BN',
    gps: [52.3758, 4.9303],
    halls: 11,
    seats: 2010,
    status: 'open',
    wheelchairs: true,
    tags: ['imax', 'dolby', 'screenx', 'cafe'],
    business: 'https://maps.example/places/kinora-aan-t-ij',
  },
  {
    id: 'nl-maas',
    market: 'nl',
    slug: 'kinora-maas',
    name: 'Kinora Maas',
    city: 'Rotterdam',
    citySlug: 'rotterdam',
    address: 'Wilhelminakade 88',
    zip: '3072 AR',
    gps: [51.9045, 4.4862],
    halls: 9,
    seats: 1660,
    status: 'open',
    wheelchairs: true,
    tags: ['4dx', 'dolby', 'parking'],
  },
  {
    id: 'nl-spui',
    market: 'nl',
    slug: 'kinora-spui',
    name: 'Kinora Spui',
    city: 'Den Haag',
    citySlug: 'den-haag',
    address: 'Spui 171',
    zip: '2511 BM',
    gps: [52.0772, 4.3158],
    halls: 7,
    seats: 1130,
    status: 'open',
    wheelchairs: true,
    tags: ['dolby', 'loop'],
  },
  {
    id: 'nl-westergas',
    market: 'nl',
    slug: 'kinora-westergas',
    name: 'Kinora Westergas',
    city: 'Amsterdam',
    citySlug: 'amsterdam',
    address: 'Polonceaukade 12',
    zip: '1014 DA',
    gps: [52.3862, 4.8711],
    halls: 4,
    seats: 420,
    status: 'coming',
    wheelchairs: true,
    tags: ['cafe'],
  },
]

/** Cinemas that will not open again. The catalogue has forgotten them; an old favourite, or an old page, may still name them. */
export const closedForGood: readonly Pick<House, 'id' | 'slug' | 'name' | 'city'>[] = [
  { id: 'fr-etoile', slug: 'kinora-etoile', name: 'Kinora Étoile', city: 'Paris' },
  { id: 'nl-oude-haven', slug: 'kinora-oude-haven', name: 'Kinora Oude Haven', city: 'Rotterdam' },
]

const byId = new Map(cinemas.map((cinema) => [cinema.id, cinema]))

/** A cinema of the catalogue, or undefined for an identifier that none has. */
export function findCinema(id: string): House | undefined {
  return byId.get(id)
}

/** A cinema of the catalogue. @throws Error for an identifier that none has: a mistake in the seeds */
export function cinemaOf(id: string): House {
  const cinema = byId.get(id)
  if (!cinema) throw new Error(`No cinema has the id "${id}".`)
  return cinema
}
