/** The languages a page can be read in. The first path segment of every account page is one of them. */
export const languages = ['fr', 'nl', 'en'] as const
export type Language = (typeof languages)[number]

/** A city that the footer names: what a visitor reads, and the slug of its page. */
export type City = { name: string; slug: string }

/** All that differs between the markets. Whoever needs a difference reads a property here and never asks which market it is in. */
export type Market = {
  id: 'fr' | 'nl'
  /** Host names of the market's production site, without an environment prefix. */
  domains: readonly string[]
  /** Languages of the domain, the first one being where `/` leads. */
  languages: readonly [Language, ...Language[]]
  /** Region used with a language to format dates, sums and numbers. */
  region: 'FR' | 'NL'
  currency: 'EUR'
  timeZone: string
  /** The chain's name as a customer reads it. */
  brand: string
  /** The five cities of the footer. */
  cities: readonly [City, City, City, City, City]
  /** Whether names carry an infix ("van der") of their own. */
  infixNames: boolean
  identity: { clientId: string }
}

export const markets: readonly Market[] = [
  {
    id: 'fr',
    domains: ['compte.kinora-fr.example', 'fr.localhost'],
    languages: ['fr', 'en'],
    region: 'FR',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    brand: 'Kinora',
    cities: [
      { name: 'Paris', slug: 'paris' },
      { name: 'Lyon', slug: 'lyon' },
      { name: 'Marseille', slug: 'marseille' },
      { name: 'Toulouse', slug: 'toulouse' },
      { name: 'Nice', slug: 'nice' },
    ],
    infixNames: false,
    identity: { clientId: 'portal-fr' },
  },
  {
    id: 'nl',
    domains: ['mijn.kinora-nl.example', 'nl.localhost'],
    languages: ['nl', 'en'],
    region: 'NL',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    brand: 'Kinora',
    cities: [
      { name: 'Amsterdam', slug: 'amsterdam' },
      { name: 'Rotterdam', slug: 'rotterdam' },
      { name: 'Den Haag', slug: 'den-haag' },
      { name: 'Utrecht', slug: 'utrecht' },
      { name: 'Tilburg', slug: 'tilburg' },
    ],
    infixNames: true,
    identity: { clientId: 'portal-nl' },
  },
]
