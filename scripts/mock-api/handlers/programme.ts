import type { CinemaShow, Trailer } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { daysLater, zoned } from '../dates.ts'
import type { Language, Market } from '../personas.ts'
import { problem } from '../problems.ts'
import { specificityNames } from '../seed/booking-words.ts'
import { cinemas, type House } from '../seed/cinemas.ts'
import { catalogue, type Film } from '../seed/films.ts'
import { programmeOf, type Showing, showingsOf } from '../seed/showings.ts'
import { findZone } from '../seed/zones.ts'
import type { Text } from '../text.ts'
import { cinemaHandlers } from './cinemas.ts'
import { picturesOf, showOf } from './shows.ts'

const sentences = {
  'cinema-unknown': {
    fr: 'Nous ne trouvons pas ce cinéma.',
    nl: 'We kunnen deze bioscoop niet vinden.',
    en: 'We cannot find this cinema.',
  },
  'zone-unknown': {
    fr: 'Nous n’avons pas de cinéma de ce côté-là.',
    nl: 'Daar hebben we geen bioscoop.',
    en: 'We have no cinema around there.',
  },
} satisfies Record<string, Text>

const hallNames: Text = { fr: 'Salle', nl: 'Zaal', en: 'Screen' }
const trailerNames: Record<Language, (title: string) => string> = {
  fr: (title) => `${title} : la bande-annonce`,
  nl: (title) => `${title}: de trailer`,
  en: (title) => `${title}: the trailer`,
}

/** How far a cinema may be to count as close by, in metres. */
const reach = 60_000

function unknown(language: Language, code: keyof typeof sentences) {
  return { status: 404, body: problem(language, 404, { code, message: sentences[code][language] }) } as const
}

function houseAt(slug: string, market: Market): House | undefined {
  return cinemas.find((house) => house.market === market && house.slug === slug)
}

/** Metres between two cinemas as the crow flies, null when one of them is not on the map. */
function distance(one: House, other: House): number | null {
  if (!one.gps || !other.gps) return null
  const [here, there] = [one.gps, other.gps].map(([north, east]) => [north * (Math.PI / 180), east * (Math.PI / 180)])
  const [[north = 0, east = 0] = [], [otherNorth = 0, otherEast = 0] = []] = [here, there]
  const rise = Math.sin((otherNorth - north) / 2) ** 2
  const turn = Math.cos(north) * Math.cos(otherNorth) * Math.sin((otherEast - east) / 2) ** 2
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(rise + turn)))
}

function nearby(house: House) {
  return cinemas
    .filter((other) => other !== house && other.market === house.market && other.status === 'open')
    .map((other) => ({ other, metres: distance(house, other) }))
    .filter(({ other, metres }) => other.citySlug === house.citySlug || (metres !== null && metres < reach))
    .toSorted((one, two) => (one.metres ?? reach) - (two.metres ?? reach))
    .map(({ other: { id, slug, name, city }, metres }) => ({ id, slug, name, city, distance: metres }))
}

function sessionOf(showing: Showing, language: Language): CinemaShow['sessions'][number] {
  const { technology } = showing
  return {
    id: showing.id,
    startDate: zoned(showing.start),
    endDate: zoned(showing.end),
    version: showing.version,
    auditoriumName: `${hallNames[language]} ${showing.hall}`,
    specificities: technology ? [{ label: specificityNames[technology][language], icon: technology }] : [],
    bookable: !showing.soldOut,
  }
}

/** Films that a cinema only announces. Larger houses announce more. */
function announcedBy(house: House): Film[] {
  const on = new Set(programmeOf(house))
  return catalogue.filter((film) => film.releasedIn > 0 && !on.has(film)).slice(0, house.halls)
}

function programme(house: House, now: Date, language: Language): CinemaShow[] {
  const showings = showingsOf(house, now)
  const on = programmeOf(house).flatMap((film) => {
    const own = showings.filter((showing) => showing.film === film)
    return own.length > 0 ? [{ film, own }] : []
  })
  const announced = on.length > 0 ? announcedBy(house).map((film) => ({ film, own: [] })) : []
  const coming = [...on, ...announced].filter(({ film }) => film.releasedIn > 0).map(({ film }) => film)
  return [...on, ...announced].map(({ film, own }: { film: Film; own: Showing[] }, index) => {
    const release = daysLater(now, film.releasedIn)
    const early = own.filter(({ start }) => zoned(start).slice(0, 10) < release)
    return {
      slug: film.slug,
      bookable: own.some(({ soldOut }) => !soldOut),
      isNew: film.releasedIn <= 0 && film.releasedIn > -7,
      isComingSoon: film.releasedIn > 0,
      isEarly: early.length > 0,
      isEarlyOnly: early.length > 0 && early.length === own.length,
      order: own.length > 0 ? index : null,
      comingSoonOrder: film.releasedIn > 0 ? coming.indexOf(film) : null,
      sessions: own.map((showing) => sessionOf(showing, language)),
    }
  })
}

/** Where the trailers are that no other service plays: a deployment names it among its origins of media. */
export const trailerHost = 'https://video.kinora.example'

function trailersOf(film: Film, market: Market, language: Language): Trailer[] {
  const { backdrop } = picturesOf(film)
  const spoken = film.spoken === 'nothing' ? null : (film.spoken ?? 'fr')
  const file = `${trailerHost}/trailers/${film.slug}`
  const own: Trailer = {
    slug: film.slug,
    externalId: film.movie ? `kinora-${film.salesforceShowId?.slice(3)}` : `${file}.mp4`,
    videoType: film.movie ? 'youtube' : 's3',
    title: trailerNames[language](film.title),
    snapshot: backdrop,
    isMain: true,
    language: spoken,
  }
  if (spoken === null || spoken === market) return [own]
  return [own, { ...own, externalId: `${file}-${market}.mp4`, videoType: 's3', language: market }]
}

export const programmeHandlers = {
  getCinema(call) {
    const house = houseAt(call.path.slug, call.market)
    const catalogued = cinemaHandlers.listCinemas({ ...call, path: {}, query: {}, body: undefined }).body
    const entry = catalogued.find(({ id }) => id === house?.id)
    if (!house || !entry) return unknown(call.language, 'cinema-unknown')
    return { status: 200, body: { ...entry, nearbyCinemas: nearby(house) } }
  },

  listCinemaShows({ path, market, language, now }) {
    const house = houseAt(path.slug, market)
    if (!house) return unknown(language, 'cinema-unknown')
    return { status: 200, body: programme(house, now, language) }
  },

  listShows: ({ now, market, language }) => ({
    status: 200,
    body: catalogue.map((film) => showOf(film, now, market, language)),
  }),

  getZone({ path, market, language }) {
    const zone = findZone(path.zone, market)
    if (!zone) return unknown(language, 'zone-unknown')
    const open = zone.houses.filter(({ status }) => status === 'open')
    const on = new Set(open.flatMap(programmeOf))
    const announced = new Set(open.flatMap(announcedBy))
    const shows = catalogue
      .filter((film) => on.has(film) || announced.has(film))
      .map((film) => ({ slug: film.slug, isComingSoon: film.releasedIn > 0, bookable: on.has(film) }))
    const { slug, name, houses } = zone
    return { status: 200, body: { slug, name: name[language], cinemas: houses.map((house) => house.slug), shows } }
  },

  listTrailers: ({ market, language }) => ({
    status: 200,
    body: catalogue.flatMap((film) => trailersOf(film, market, language)),
  }),
} satisfies Handlers
