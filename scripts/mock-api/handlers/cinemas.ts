import type { CatalogueCinema, FavouriteCinema, ProblemField } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { timeZone } from '../dates.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import { cinemaStories } from '../seed/cinema-stories.ts'
import { cinemaOf, cinemas, closedForGood, findCinema, type House, tagNames } from '../seed/cinemas.ts'

/** Cinemas that one may have. */
const mostFavourites = 5

const sentences = {
  full: {
    fr: 'Vous pouvez suivre cinq cinémas au plus. Retirez-en un pour faire de la place.',
    nl: 'Je kunt hoogstens vijf bioscopen volgen. Haal er een weg om plaats te maken.',
    en: 'You can follow five cinemas at most. Remove one to make room.',
  },
  closed: {
    fr: 'Ce cinéma a fermé définitivement.',
    nl: 'Deze bioscoop is voorgoed gesloten.',
    en: 'This cinema has closed for good.',
  },
  unknown: {
    fr: 'Nous ne connaissons pas ce cinéma.',
    nl: 'Deze bioscoop kennen we niet.',
    en: 'We do not know this cinema.',
  },
}

/** The cinemas of a list that cannot be favourites, each by its place. */
function refusals(ids: readonly string[], language: Language): ProblemField[] {
  return ids.flatMap((id, index) => {
    if (closedForGood.some((gone) => gone.id === id))
      return refused(language, `/cinemas/${index}`, 'cinema-closed', sentences.closed[language])
    return findCinema(id) ? [] : refused(language, `/cinemas/${index}`, 'unknown-value', sentences.unknown[language])
  })
}

/** A favourite by its id, whatever became of the cinema. */
function favouriteOf(favourite: string): FavouriteCinema {
  const { id, name, slug, city } = closedForGood.find((gone) => gone.id === favourite) ?? cinemaOf(favourite)
  return { id, name, codeCcs: `CCS-${id}`, groupTheaterId: `G-${id}`, alexGroupId: null, slug, city }
}

/** A cinema as the catalogue shows it. */
export function catalogued(house: House, language: Language): CatalogueCinema {
  return {
    id: house.id,
    status: house.status,
    slug: house.slug,
    citySlug: house.citySlug,
    name: house.name,
    tags: house.tags.map((tag) => tagNames[tag][language]),
    hasPmrService: house.wheelchairs,
    hallCount: house.halls,
    seatCount: house.seats,
    backdrop: `/media/backdrops/${house.slug}.svg`,
    description: cinemaStories[house.id]?.[language] ?? null,
    vistaRef: `V-${house.id}`,
    googleMyBusinessUrl: house.business ?? null,
    timeZone,
    theaters: [
      {
        name: house.name,
        addressLine1: house.address,
        addressLine2: house.address2 ?? null,
        zip: house.zip,
        city: house.city,
        gpsPosition: house.gps && { latitude: house.gps[0], longitude: house.gps[1] },
      },
    ],
  }
}

export const cinemaHandlers = {
  listFavouriteCinemas: ({ me }) => ({ status: 200, body: me().favourites.map(favouriteOf) }),

  addFavouriteCinemas({ me, change, body, language }) {
    const errors = refusals(body.cinemas, language)
    if (errors.length > 0) {
      const detail = `Refused: ${errors.map(({ pointer }) => pointer).join(', ')}.`
      return { status: 422, body: problem(language, 422, { detail, errors, message: errors[0]?.message ?? '' }) }
    }
    const wanted = [...new Set([...me().favourites, ...body.cinemas])]
    if (wanted.length > mostFavourites) {
      const detail = `The customer would have ${wanted.length} favourite cinemas.`
      const told = { code: 'favourites-full', detail, message: sentences.full[language] }
      return { status: 409, body: problem(language, 409, told) }
    }
    change((draft) => {
      draft.favourites = wanted
    })
    return { status: 200, body: wanted.map(favouriteOf) }
  },

  removeFavouriteCinemas({ change, body }) {
    const { favourites } = change((draft) => {
      draft.favourites = draft.favourites.filter((id) => !body.cinemas.includes(id))
    })
    return { status: 200, body: favourites.map(favouriteOf) }
  },

  listCinemas({ market, language }) {
    const here = cinemas.filter((house) => house.market === market)
    return { status: 200, body: here.map((house) => catalogued(house, language)) }
  },
} satisfies Handlers
