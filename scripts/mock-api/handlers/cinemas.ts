import type { CatalogueCinema, FavouriteCinema } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import type { Language } from '../personas.ts'
import { cinemaOf, cinemas, type House, tagNames } from '../seed/cinemas.ts'

const introductions: Record<Language, (house: House) => string> = {
  fr: ({ city, halls, seats }) => `À ${city} : ${halls} salles et ${seats} fauteuils.`,
  nl: ({ city, halls, seats }) => `In ${city}: ${halls} zalen en ${seats} stoelen.`,
  en: ({ city, halls, seats }) => `In ${city}: ${halls} screens and ${seats} seats.`,
}

function favouriteOf({ id, name, slug, city }: House): FavouriteCinema {
  return { id, name, codeCcs: `CCS-${id}`, groupTheaterId: `G-${id}`, alexGroupId: null, slug, city }
}

function catalogued(house: House, language: Language): CatalogueCinema {
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
    description: introductions[language](house),
    vistaRef: `V-${house.id}`,
    googleMyBusinessUrl: null,
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

export const cinemaHandlers: Handlers = {
  listFavouriteCinemas: ({ me }) => ({ status: 200, body: me().favourites.map((id) => favouriteOf(cinemaOf(id))) }),

  listCinemas({ market, language }) {
    const here = cinemas.filter((house) => house.market === market)
    return { status: 200, body: here.map((house) => catalogued(house, language)) }
  },
}
