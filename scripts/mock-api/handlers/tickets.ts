import type { Booking, ClickAndServe, Problem } from '#src/api/generated/schema.ts'
import type { AnyCall, Handlers } from '../call.ts'
import { dayOf, minutesLater, timeZone, zoned } from '../dates.ts'
import { marketLanguages } from '../market.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import { meanNames, optionNames, seatTypes, snackNames, specificityNames } from '../seed/booking-words.ts'
import type { BookingSeed, ServeSeed } from '../seed/bookings.ts'
import { cinemaAccess } from '../seed/cinema-access.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { filmOf } from '../seed/films.ts'
import { pastBookingsOf } from '../seed/past-bookings.ts'
import type { Text } from '../text.ts'
import type { Customer } from '../world.ts'
import { picturesOf } from './shows.ts'

/** Minutes after the start until which food is brought to the seat. */
const orderLimit = 50

/** How long a booking stays in the list after the showing, in minutes. */
const lingering = 6 * 60

/** The most bookings that a history holds. */
const longest = 10_000

/** Until how many minutes before the showing a booking can be cancelled. */
const deadline = 30

const sentences = {
  'already-cancelled': {
    fr: 'Cette réservation est déjà annulée.',
    nl: 'Deze boeking is al geannuleerd.',
    en: 'This booking is cancelled already.',
  },
  'not-confirmed': {
    fr: 'Cette réservation n’est pas confirmée.',
    nl: 'Deze boeking is niet bevestigd.',
    en: 'This booking is not confirmed.',
  },
  'already-started': {
    fr: 'La séance a commencé : elle ne peut plus être annulée.',
    nl: 'De voorstelling is begonnen en kan niet meer worden geannuleerd.',
    en: 'The showing has begun: it cannot be cancelled any more.',
  },
  'not-refundable': {
    fr: 'Ce tarif n’est ni annulable ni remboursable.',
    nl: 'Dit tarief kan niet worden geannuleerd of terugbetaald.',
    en: 'This price cannot be cancelled or refunded.',
  },
  'refund-deadline-passed': {
    fr: `Une réservation s’annule jusqu’à ${deadline} minutes avant la séance. Ce délai est passé.`,
    nl: `Annuleren kan tot ${deadline} minuten voor de voorstelling. Die tijd is voorbij.`,
    en: `A booking can be cancelled until ${deadline} minutes before the showing. That time has passed.`,
  },
  'refund-failed': {
    fr: 'Le remboursement a été refusé par la banque. La réservation reste valable.',
    nl: 'De bank heeft de terugbetaling geweigerd. De boeking blijft geldig.',
    en: 'The bank refused the refund. The booking stays valid.',
  },
  'mail-bounced': {
    fr: 'Nos e-mails ne parviennent pas à votre adresse. Vérifiez-la dans votre profil.',
    nl: 'Onze e-mails komen niet aan op je adres. Kijk het na in je profiel.',
    en: 'Our mails do not reach your address. Check it in your profile.',
  },
  'booking-not-found': {
    fr: 'Nous ne trouvons pas cette réservation.',
    nl: 'We kunnen deze boeking niet vinden.',
    en: 'We cannot find this booking.',
  },
  unspoken: {
    fr: 'Nous n’écrivons pas dans cette langue.',
    nl: 'In deze taal schrijven we niet.',
    en: 'We do not write in this language.',
  },
} satisfies Record<string, Text>

const hallName: Record<Language, string> = { fr: 'Salle', nl: 'Zaal', en: 'Screen' }

function serving(seed: ServeSeed, start: Date, now: Date, language: Language): ClickAndServe {
  const { activated, orderId, items = [], total = '0.00', discount = '0.00' } = seed
  const concessions = orderId
    ? {
        orderId,
        items: items.map(({ kind, quantity, price }) => ({ label: snackNames[kind][language], quantity, price })),
        totalPrice: total,
        totalDiscount: discount,
        currency: 'EUR',
      }
    : null
  const eligible = seed.eligible && now <= minutesLater(start, orderLimit)
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

/** Until when a booking can be cancelled, if it ever can. */
function lastMoment({ start }: BookingSeed): Date {
  return minutesLater(start, -deadline)
}

/** Why a booking cannot be cancelled by the clock or its price, or undefined. */
function objection(seed: BookingSeed, now: Date) {
  const { status, start, refundable } = seed
  if (status === 'CANCELLED') return 'already-cancelled'
  if (status !== 'CONFIRMED') return 'not-confirmed'
  if (start <= now) return 'already-started'
  if (!refundable) return 'not-refundable'
  return lastMoment(seed) < now ? 'refund-deadline-passed' : undefined
}

/** A booking as the contract shows it at a moment, in the customer's language. */
function bookingOf(seed: BookingSeed, now: Date, language: Language): Booking {
  const film = filmOf(seed.film)
  const house = cinemaOf(seed.cinema)
  const { poster, backdrop } = picturesOf(film)
  const refundable = objection(seed, now) === undefined
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
    clickAndServe: seed.serve && serving(seed.serve, seed.start, now, language),
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
      slug: house.slug,
      name: house.name,
      address: house.address,
      city: house.city,
      postalCode: house.zip,
      gpsPosition: house.gps && { latitude: house.gps[0], longitude: house.gps[1] },
      hasPmrService: house.wheelchairs,
      access: cinemaAccess[house.id]?.[language] ?? null,
    },
    refundable,
    refundableUntil: refundable ? zoned(lastMoment(seed)) : null,
    tickets: ticketsOf(seed),
  }
}

/** The answer of an action that was not done, or that was. */
function outcome(language: Language, code?: keyof typeof sentences) {
  const error = code ? { code, message: sentences[code][language] } : null
  return { status: 200, body: { done: !error, error } } as const
}

function unknown(language: Language): { status: 404; body: Problem } {
  const told = { code: 'booking-not-found', detail: 'The customer has no such booking.' }
  return { status: 404, body: problem(language, 404, { ...told, message: sentences['booking-not-found'][language] }) }
}

function find({ me, now }: Pick<AnyCall, 'me' | 'now'>, wanted: string): BookingSeed | undefined {
  const { id, bookings } = me()
  return [...bookings, ...pastBookingsOf(id, now)].find((seed) => seed.id === wanted)
}

/** The bank takes no money back to a card that has run out. */
function bankRefuses({ means }: BookingSeed, { account }: Customer, now: Date): boolean {
  const paidByCard = means.some(({ kind }) => kind === 'card')
  return paidByCard && account.card !== null && account.card.expirationDate < dayOf(now).slice(0, 7)
}

export const ticketHandlers = {
  listTickets({ me, now, language, query }) {
    const { id, bookings } = me()
    const seeds = query.history
      ? [...bookings, ...pastBookingsOf(id, now)]
          .filter(({ end }) => end <= now)
          .sort((one, other) => other.start.getTime() - one.start.getTime())
          .slice(0, longest)
      : bookings.filter(({ end }) => minutesLater(end, lingering) > now)
    return { status: 200, body: seeds.map((seed) => bookingOf(seed, now, language)) }
  },

  resendTickets(call) {
    const { language, market, me, path } = call
    if (!marketLanguages[market].some((one) => one === path.b)) {
      const errors = [refused(language, '/path/b', 'unknown-value', sentences.unspoken[language])]
      return { status: 422, body: problem(language, 422, { detail: 'Refused: /path/b.', errors }) }
    }
    const seed = find(call, path.a)
    if (!seed) return unknown(language)
    if (seed.status !== 'CONFIRMED') return outcome(language, 'not-confirmed')
    // Nobody has ever read a mail at an address that was not verified.
    return outcome(language, me().account.emailVerified ? undefined : 'mail-bounced')
  },

  cancelBooking(call) {
    const { language, now, me, change, path } = call
    const seed = find(call, path.id)
    if (!seed) return unknown(language)
    const code = objection(seed, now) ?? (bankRefuses(seed, me(), now) ? 'refund-failed' : undefined)
    if (!code) {
      change((draft) => {
        draft.bookings = draft.bookings.map((one) => (one.id === seed.id ? { ...one, status: 'CANCELLED' } : one))
      })
    }
    return outcome(language, code)
  },
} satisfies Handlers
