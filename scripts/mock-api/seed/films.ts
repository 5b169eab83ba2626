import type { Text } from '../text.ts'
import type { GenreId } from './interests.ts'

/** A film or event of the demo catalogue. All of them are invented. */
export type Film = {
  slug: string
  salesforceShowId: string | null
  title: string
  /** False for what is not a film: an opera, a night of shorts. */
  movie: boolean
  directors: string | null
  /** Minutes. */
  duration: number | null
  genres: readonly GenreId[]
  /** First day in the cinemas, in days from today. */
  releasedIn: number
  rating: Record<'fr' | 'nl', string> | null
  warning?: Text
  /** Left out of the drawings: there is no wide picture. */
  noBackdrop?: boolean
  /** What is spoken in it: French when nothing is said here. */
  spoken?: 'nl' | 'nothing'
  /** Not in the catalogue any more. Its `slug` is known to these seeds alone; customers have an old opinion on it. */
  archived?: true
}

const everyone = { fr: 'Tous publics', nl: 'AL' }
const from12 = { fr: '−12', nl: '12' }
const from16 = { fr: '−16', nl: '16' }

/** What is on, what was on and what is coming. */
export const films: readonly Film[] = [
  {
    slug: 'sel-de-nuit',
    salesforceShowId: 'SF-1001',
    title: 'Sel de nuit',
    movie: true,
    directors: 'Aurélie Kerbrat',
    duration: 107,
    genres: ['drama'],
    releasedIn: -17,
    rating: everyone,
  },
  {
    slug: 'le-dernier-tramway',
    salesforceShowId: 'SF-1002',
    title: 'Le Dernier Tramway',
    movie: true,
    directors: 'Marc Ysebaert',
    duration: 98,
    genres: ['comedy'],
    releasedIn: -10,
    rating: everyone,
  },
  {
    slug: 'noord',
    salesforceShowId: 'SF-1003',
    title: 'Noord',
    movie: true,
    directors: 'Femke Dijkstra',
    duration: 124,
    genres: ['crime'],
    releasedIn: -3,
    spoken: 'nl',
    rating: from12,
  },
  {
    slug: 'les-cerfs-volants-de-malo',
    salesforceShowId: 'SF-1004',
    title: 'Les Cerfs-volants de Malo',
    movie: true,
    directors: 'Hélène Strub, Noé Ferrand',
    duration: 86,
    genres: ['family', 'animation'],
    releasedIn: -24,
    rating: everyone,
  },
  {
    slug: 'atelier-zero',
    salesforceShowId: 'SF-1005',
    title: 'Atelier zéro',
    movie: true,
    directors: 'Viktor Lindqvist',
    duration: 141,
    genres: ['sci-fi', 'crime'],
    releasedIn: -3,
    rating: from12,
    warning: {
      fr: 'Des lumières stroboscopiques peuvent gêner les personnes photosensibles.',
      nl: 'Stroboscooplicht kan hinderlijk zijn voor lichtgevoelige kijkers.',
      en: 'Strobe lights may affect viewers who are sensitive to light.',
    },
  },
  {
    slug: 'une-pomme-pour-deux',
    salesforceShowId: 'SF-1006',
    title: 'Une pomme pour deux',
    movie: true,
    directors: 'Léonie Abadie',
    duration: 94,
    genres: ['romance', 'comedy'],
    releasedIn: -31,
    rating: everyone,
  },
  {
    slug: 'de-glasblazers',
    salesforceShowId: 'SF-1007',
    title: 'De glasblazers',
    movie: true,
    directors: 'Joost van Heemskerk',
    duration: 118,
    genres: ['drama'],
    releasedIn: 11,
    spoken: 'nl',
    rating: everyone,
  },
  {
    slug: 'vertige-du-mardi',
    salesforceShowId: 'SF-1008',
    title: 'Vertige du mardi',
    movie: true,
    directors: 'Paul-Émile Garance',
    duration: 112,
    genres: ['crime'],
    releasedIn: 4,
    rating: from12,
  },
  {
    slug: 'l-orchestre-de-poche',
    salesforceShowId: 'SF-1009',
    title: 'L’Orchestre de poche',
    movie: true,
    directors: 'Ondine Marchetti',
    duration: 79,
    genres: ['documentary', 'music'],
    releasedIn: -38,
    spoken: 'nothing',
    rating: everyone,
  },
  {
    slug: 'zomerijs',
    salesforceShowId: 'SF-1010',
    title: 'Zomerijs',
    movie: true,
    directors: 'Merel de Wit',
    duration: 91,
    genres: ['family', 'comedy'],
    releasedIn: -45,
    spoken: 'nl',
    rating: everyone,
  },
  {
    slug: 'mille-fenetres',
    salesforceShowId: 'SF-1011',
    title: 'Mille fenêtres',
    movie: true,
    directors: 'يوسف العمري',
    duration: 115,
    genres: ['drama'],
    releasedIn: 18,
    rating: everyone,
  },
  {
    slug: 'kilometre-412',
    salesforceShowId: 'SF-1012',
    title: 'Kilomètre 412',
    movie: true,
    directors: 'Béatrice O’Malley',
    duration: 103,
    genres: ['adventure'],
    releasedIn: -10,
    rating: everyone,
  },
  {
    slug: 'la-nuit-des-baleines',
    salesforceShowId: 'SF-1013',
    title: 'La Nuit des baleines',
    movie: true,
    directors: 'Ingrid Solheim',
    duration: 88,
    genres: ['documentary'],
    releasedIn: 25,
    rating: everyone,
  },
  {
    slug: 'brandnetel',
    salesforceShowId: 'SF-1014',
    title: 'Brandnetel',
    movie: true,
    directors: 'Ruben Achterberg',
    duration: 97,
    genres: ['horror'],
    releasedIn: -3,
    spoken: 'nl',
    rating: from16,
    warning: { fr: 'Scènes violentes.', nl: 'Gewelddadige scènes.', en: 'Violent scenes.' },
  },
  {
    slug: 'cinq-tasses-de-the',
    salesforceShowId: 'SF-1015',
    title: 'Cinq tasses de thé',
    movie: true,
    directors: 'Maximilian-Alexander Freiherr von Hohenstein-Wittelsbach-Auer',
    duration: 101,
    genres: ['comedy'],
    releasedIn: 32,
    rating: everyone,
  },
  {
    slug: 'la-fanfare',
    salesforceShowId: 'SF-1016',
    title: 'Le Jour où la fanfare de Saint-Amand-les-Deux-Églises a perdu son tuba sur la route des vacances',
    movie: true,
    directors: 'Colette Vidal',
    duration: 96,
    genres: ['comedy', 'music'],
    releasedIn: -17,
    rating: everyone,
    noBackdrop: true,
  },
  {
    slug: 'la-traversee',
    salesforceShowId: 'SF-1017',
    title: 'La Traversée, opéra en direct',
    movie: false,
    directors: null,
    duration: 165,
    genres: ['music'],
    releasedIn: 21,
    rating: null,
  },
  {
    slug: 'la-nuit-du-court',
    salesforceShowId: 'SF-1018',
    title: 'La Nuit du court métrage',
    movie: false,
    directors: null,
    duration: 360,
    genres: [],
    releasedIn: 40,
    rating: null,
  },
  {
    slug: 'le-tailleur-de-brume',
    salesforceShowId: 'SF-0007',
    title: 'Le Tailleur de brume',
    movie: true,
    directors: 'Aurélie Kerbrat',
    duration: 93,
    genres: [],
    releasedIn: -2750,
    rating: null,
    archived: true,
  },
  {
    slug: 'un-ete-a-wissant',
    salesforceShowId: null,
    title: 'Un été à Wissant',
    movie: true,
    directors: null,
    duration: null,
    genres: [],
    releasedIn: -3680,
    rating: null,
    archived: true,
  },
]

/** What the market's catalogue lists. */
export const catalogue: readonly Film[] = films.filter(({ archived }) => !archived)

const bySlug = new Map(films.map((film) => [film.slug, film]))

/** A film of the demo catalogue. @throws Error for a slug that no film has: a mistake in the seeds */
export function filmOf(slug: string): Film {
  const film = bySlug.get(slug)
  if (!film) throw new Error(`No film has the slug "${slug}".`)
  return film
}

/** A film by the name that addresses give it, or undefined for one that the catalogue does not have. */
export function findFilm(slug: string): Film | undefined {
  const film = bySlug.get(slug)
  return film?.archived ? undefined : film
}

/** A film by its identifier in customer relations, an old one too, or undefined. */
export function findFilmBySalesforceId(id: string): Film | undefined {
  return films.find(({ salesforceShowId }) => salesforceShowId === id)
}
