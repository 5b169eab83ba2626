import type { CatalogueCinema, Show } from '#src/api/contract.ts'

/** Something as schema.org describes it. `PageMeta` adds the page's address and makes all addresses in it absolute. */
export type SchemaData = Readonly<Record<string, unknown>>

/** A show: a film, or a work that is no film. Its showings have dates and places, it has none. */
export function showData(show: Show): SchemaData {
  const directors = show.directors?.split(',').map((name) => name.trim()) ?? []
  return present({
    '@type': show.movie ? 'Movie' : 'CreativeWork',
    name: show.title,
    image: show.posterPath ?? show.backgroundPath,
    // Only a film has a duration and a director in the vocabulary.
    duration: show.movie && show.duration ? `PT${show.duration}M` : null,
    contentRating: show.contentRating,
    genre: show.genres.length > 0 ? show.genres : null,
    datePublished: show.releaseAt,
    [show.movie ? 'director' : 'creator']:
      directors.length > 0 ? directors.map((name) => ({ '@type': 'Person', name })) : null,
  })
}

/** A cinema. One of several buildings has each of them as a part. */
export function cinemaData(cinema: CatalogueCinema): SchemaData {
  const [first, ...others] = cinema.theaters
  return present({
    '@type': 'MovieTheater',
    name: cinema.name,
    image: cinema.backdrop,
    description: cinema.description,
    screenCount: cinema.hallCount || null,
    maximumAttendeeCapacity: cinema.seatCount || null,
    hasMap: cinema.googleMyBusinessUrl,
    ...(first && placeData(first)),
    containsPlace:
      others.length > 0
        ? cinema.theaters.map((theater) => ({ '@type': 'MovieTheater', name: theater.name, ...placeData(theater) }))
        : null,
  })
}

/** Where one is in the catalogue, for search results. @param trail from the top to the page itself, whose own step has no address */
export function trailData(trail: readonly { name: string; href?: string | undefined }[]): SchemaData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) =>
      present({ '@type': 'ListItem', position: index + 1, name, item: href }),
    ),
  }
}

function placeData({ addressLine1, addressLine2, zip, city, gpsPosition }: CatalogueCinema['theaters'][number]) {
  return present({
    address: {
      '@type': 'PostalAddress',
      streetAddress: [addressLine1, addressLine2].filter(Boolean).join(', '),
      postalCode: zip,
      addressLocality: city,
    },
    geo: gpsPosition && { '@type': 'GeoCoordinates', ...gpsPosition },
  })
}

/** Without what is not known. */
function present(data: Record<string, unknown>): SchemaData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
}
