import type { Booking, ClickAndServe } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { minutesLater, timeZone, zoned } from '../dates.ts'
import type { Language } from '../personas.ts'
import { meanNames, optionNames, seatTypes, snackNames, specificityNames } from '../seed/booking-words.ts'
import type { BookingSeed, ServeSeed } from '../seed/bookings.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { filmOf } from '../seed/films.ts'
import { picturesOf } from './shows.ts'

/** Minutes after the start until which food is brought to the seat. */
const orderLimit = 50

/** How long a booking stays in the list after the showing, in minutes. */
const lingering = 6 * 60

const hallName: Record<Language, string> = { fr: 'Salle', nl: 'Zaal', en: 'Screen' }

function serving(seed: ServeSeed, language: Language): ClickAndServe {
  const { activated, eligible, orderId, items = [], total = '0.00', discount = '0.00' } = seed
  const concessions = orderId
    ? {
        orderId,
        items: items.map(({ kind, quantity, price }) => ({ label: snackNames[kind][language], quantity, price })),
        totalPrice: total,
        totalDiscount: discount,
        currency: 'EUR',
      }
    : null
  return { concessions, activated, eligible, limitDurationOrder: orderLimit }
}

function ticketsOf({ id, seats, sessionId, cinema, language }: BookingSeed): Booking['tickets'] {
  const places = typeof seats === 'number' ? Array.from({ length: seats }, () => null) : seats
  return places.map((seat, index) => ({
    id: `${id}-${index + 1}`,
    code: `KNR${sessionId}${id.slice(3)}${String(index + 1).padStart(2, '0')}`,
    seat,
    cinemaId: cinema,
    sessionId,
    language,
  }))
}

/** A booking as the contract shows it, in the customer's language. */
export function bookingOf(seed: BookingSeed, language: Language): Booking {
  const film = filmOf(seed.film)
  const house = cinemaOf(seed.cinema)
  const { poster, backdrop } = picturesOf(film)
  return {
    id: seed.id,
    bookingId: seed.bookingId,
    status: seed.status,
    website: seed.website,
    language: seed.language,
    session: {
      id: seed.sessionId,
      startDate: zoned(seed.start),
      endDate: zoned(seed.end),
      timeZone,
      specificities: seed.specificities.map((icon) => ({ label: specificityNames[icon][language], icon })),
      version: seed.version,
      auditoriumName: /^\d+$/.test(seed.hall) ? `${hallName[language]} ${seed.hall}` : seed.hall,
    },
    payment: {
      bookingDate: zoned(seed.bookedAt),
      means: seed.means.map(({ kind, count }) => ({ label: meanNames[kind][language], count })),
      totalAmount: seed.total,
      currency: 'EUR',
    },
    seats: typeof seed.seats === 'number' ? [] : [...seed.seats],
    seatType: seed.seatType && seatTypes[seed.seatType][language],
    options: seed.options.map(({ kind, quantity }) => ({ label: optionNames[kind][language], quantity })),
    clickAndServe: seed.serve && serving(seed.serve, language),
    show: {
      slug: film.slug,
      title: film.title,
      duration: film.duration,
      directors: film.directors,
      backdropUrl: backdrop,
      posterPath: poster,
    },
    cinema: {
      id: house.id,
      name: house.name,
      address: house.address,
      city: house.city,
      postalCode: house.zip,
      gpsPosition: house.gps && { latitude: house.gps[0], longitude: house.gps[1] },
    },
    refundable: seed.refundable,
    tickets: ticketsOf(seed),
  }
}

export const ticketHandlers: Handlers = {
  listTickets({ me, now, language }) {
    const current = me().bookings.filter(({ end }) => minutesLater(end, lingering) > now)
    return { status: 200, body: current.map((seed) => bookingOf(seed, language)) }
  },
}
