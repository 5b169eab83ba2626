import type { CatalogueCinema } from '#src/api/contract.ts'
import type { CatalogueSegment } from '#src/app/links/segments.ts'
import { cinemaDescription, cityDescription, pageDescriptions, showDescription } from '#src/app/sharing/descriptions.ts'
import type { SharedPage } from '#src/app/sharing/head-tags.ts'
import { cinemaData, showData } from '#src/app/sharing/schema-data.ts'
import { cinemaTitle, cityTitle, pageTitles } from '#src/app/sharing/titles.ts'
import { cityName } from '#src/features/cinemas/city-name.ts'
import type { Catalogue } from './catalogue.ts'

/** A public page in one language. */
export type ListedPage = SharedPage & {
  /** As English spells it, after the language: `/movies/noord`. */
  path: string
  /** What its own step is called on the way there, where that is not its title. */
  name?: string
  /** The pages above it, the highest first. */
  above: readonly { name: string; path: string }[]
}

/**
 * Every public page of a market in one language, which has to be the active one. What has no name for an address, or one that would be no
 * plain file's, is left out: the app shows it all the same.
 */
export function listedPages({ settings, shows, cinemas }: Catalogue): ListedPage[] {
  const { featureFlags } = settings
  const absent = [
    ...(featureFlags.clubProviderEnabled ? [] : ['club']),
    ...(featureFlags.offersMenuDisplayed ? [] : ['offers']),
  ]
  const once = onceSegments.filter((segment) => !absent.includes(segment))
  return [
    ...once.map((segment) => ({
      path: `/${segmentPaths[segment]}`,
      above: [],
      title: pageTitles[segment](),
      description: pageDescriptions[segment](),
    })),
    ...shows.flatMap((show) => {
      if (!isPlain(show.slug)) return []
      const segment = show.movie ? 'movies' : 'entertainment'
      return {
        path: `/${segmentPaths[segment]}/${show.slug}`,
        above: [stepOf(segment)],
        title: show.title,
        description: showDescription(show),
        image: show.backgroundPath ?? show.posterPath,
        data: [showData(show)],
      }
    }),
    ...cities(cinemas).map(({ slug, name, cinemas }) => ({
      path: `/${segmentPaths.cinemas}/${slug}`,
      above: [stepOf('cinemas')],
      title: cityTitle(name),
      name,
      description: cityDescription(name, cinemas),
      image: cinemas.find(({ backdrop }) => backdrop)?.backdrop,
    })),
    ...cinemas.flatMap((cinema) => {
      if (!isPlain(cinema.slug)) return []
      const { citySlug } = cinema
      const isNamed = isPlain(citySlug) && hasCity(cinema)
      const city = { name: isNamed ? cityName(citySlug, [cinema]) : '', path: `/${segmentPaths.cinemas}/${citySlug}` }
      return {
        path: `/${segmentPaths.cinema}/${cinema.slug}`,
        above: [stepOf('cinemas'), ...(isNamed ? [city] : [])],
        title: cinemaTitle(cinema),
        name: cinema.name,
        description: cinemaDescription(cinema),
        image: cinema.backdrop,
        data: [cinemaData(cinema)],
      }
    }),
  ]
}

const onceSegments = ['movies', 'entertainment', 'shows', 'cinemas', 'offers', 'club'] as const

/** As the routes know them. */
const segmentPaths: Record<CatalogueSegment, string> = {
  movies: 'movies',
  entertainment: 'entertainment',
  shows: 'shows',
  cinemas: 'our-cinemas',
  cinema: 'cinema',
  offers: 'offers',
  club: 'club',
}

function stepOf(segment: keyof typeof pageTitles): { name: string; path: string } {
  return { name: pageTitles[segment](), path: `/${segmentPaths[segment]}` }
}

/** Each city with its cinemas. One where no cinema says what it is called has no name to be listed by. */
function cities(cinemas: readonly CatalogueCinema[]): { slug: string; name: string; cinemas: CatalogueCinema[] }[] {
  return [...new Set(cinemas.map(({ citySlug }) => citySlug))].flatMap((slug) => {
    const there = cinemas.filter(({ citySlug }) => citySlug === slug)
    return isPlain(slug) && there.some(hasCity) ? { slug, name: cityName(slug, there), cinemas: there } : []
  })
}

function hasCity({ theaters }: CatalogueCinema): boolean {
  return theaters.some(({ city }) => city !== '')
}

function isPlain(slug: string | null): slug is string {
  return slug !== null && /^[a-z0-9][a-z0-9-]*$/.test(slug)
}
