import { at, daysLater, minutesLater, nextClockChange, nextSaturday } from '../dates.ts'
import type { Language } from '../personas.ts'
import type { meanNames, optionNames, seatTypes, snackNames, specificityNames } from './booking-words.ts'

/** A booking as the world keeps it; texts are looked up when it is shown. */
export type BookingSeed = {
  id: string
  bookingId: string
  status: 'CONFIRMED' | 'CANCELLED' | 'PENDING'
  film: string
  cinema: string
  sessionId: string
  start: Date
  end: Date
  bookedAt: Date
  language: Language
  hall: string
  version: string | null
  /** Icon names; `carbon-arc` is one that no portal knows yet. */
  specificities: readonly (keyof typeof specificityNames)[]
  /** Names of the seats, or how many places of free seating. */
  seats: readonly string[] | number
  seatType: keyof typeof seatTypes | null
  means: readonly { kind: keyof typeof meanNames; count: number }[]
  total: string
  options: readonly { kind: keyof typeof optionNames; quantity: number }[]
  serve: ServeSeed | null
  /** Whether its price is ever paid back. When that ends, the clock decides. */
  refundable: boolean
  website: 'web' | 'app' | 'kiosk' | 'desk'
}

/** Food and drinks at the seat. */
export type ServeSeed = {
  activated: boolean
  eligible: boolean
  orderId?: string
  items?: readonly { kind: keyof typeof snackNames; quantity: number; price: string }[]
  total?: string
  discount?: string
}

type Draft = Pick<BookingSeed, 'film' | 'cinema' | 'start' | 'seats'> & { minutes: number } & Partial<BookingSeed>

/** A booking by its number, with everything that its draft leaves out. */
export function numbered(counter: number, { minutes, ...draft }: Draft): BookingSeed {
  const number = String(counter).padStart(2, '0')
  const places = typeof draft.seats === 'number' ? draft.seats : draft.seats.length
  return {
    id: `et-${number}`,
    bookingId: `K7${number}${'BCDFGHJKLM'[counter % 10]}${((counter * 37) % 90) + 10}`,
    status: 'CONFIRMED',
    sessionId: String(41_800 + counter * 3),
    end: minutesLater(draft.start, minutes + 18),
    bookedAt: minutesLater(draft.start, -60 * 24 * 3 - counter * 17),
    language: 'fr',
    hall: String((counter * 5) % 12 || 12),
    version: 'VF',
    specificities: [],
    seatType: typeof draft.seats === 'number' ? null : 'classic',
    means: [{ kind: 'card', count: places }],
    total: (places * 11.9).toFixed(2),
    options: [],
    serve: null,
    refundable: true,
    website: 'web',
    ...draft,
  }
}

let last = 0

function booking(draft: Draft): BookingSeed {
  last += 1
  return numbered(last, draft)
}

/** Round to five minutes, as showtimes are. */
function soon(now: Date, minutes: number): Date {
  const step = 5 * 60_000
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / step) * step)
}

function passHolder(now: Date): BookingSeed[] {
  const tonight = soon(now, 130)
  return [
    booking({
      film: 'sel-de-nuit',
      cinema: 'fr-gerland',
      start: tonight,
      minutes: 107,
      hall: '7',
      seats: ['H12', 'H13'],
      seatType: 'recliner',
      specificities: ['imax', 'dolby'],
      means: [
        { kind: 'pass', count: 1 },
        { kind: 'card', count: 1 },
      ],
      total: '15.40',
      serve: {
        activated: false,
        eligible: true,
        orderId: 'CS-20418',
        items: [
          { kind: 'popcorn', quantity: 1, price: '6.20' },
          { kind: 'lemonade', quantity: 2, price: '8.40' },
        ],
        total: '13.10',
        discount: '1.50',
      },
    }),
    booking({
      film: 'brandnetel',
      cinema: 'fr-gerland',
      start: at(daysLater(now, 1), '23:40'),
      minutes: 97,
      seats: ['D5'],
      specificities: ['4dx'],
      version: 'VOST',
      means: [{ kind: 'pass', count: 1 }],
      total: '6.00',
    }),
    booking({
      film: 'noord',
      cinema: 'fr-petit-palais',
      start: at(daysLater(now, 3), '18:15'),
      minutes: 124,
      seats: 1,
      hall: 'La Coupole',
      version: 'VOST',
      means: [{ kind: 'pass', count: 1 }],
      total: '0.00',
    }),
    booking({
      film: 'les-cerfs-volants-de-malo',
      cinema: 'fr-belleville',
      start: at(nextSaturday(now), '14:10'),
      minutes: 86,
      seats: ['F7', 'F8', 'F9'],
      specificities: ['screenx'],
      options: [{ kind: 'booster', quantity: 2 }],
      means: [
        { kind: 'pass', count: 1 },
        { kind: 'voucher', count: 2 },
      ],
      total: '0.00',
      serve: { activated: true, eligible: true },
    }),
    booking({
      film: 'kilometre-412',
      cinema: 'fr-joliette',
      start: at(daysLater(now, 6), '16:30'),
      minutes: 103,
      seats: ['J2'],
      status: 'CANCELLED',
      refundable: false,
    }),
    booking({
      film: 'atelier-zero',
      cinema: 'fr-canal',
      start: at(daysLater(now, 9), '20:05'),
      minutes: 141,
      seats: ['K14'],
      language: 'nl',
      version: 'VO-LSF',
      specificities: ['carbon-arc'],
      website: 'kiosk',
      means: [{ kind: 'pass', count: 1 }],
      total: '0.00',
    }),
    booking({
      film: 'la-fanfare',
      cinema: 'fr-belleville',
      start: at(daysLater(now, 20), '21:00'),
      minutes: 96,
      seats: ['A1', 'A2'],
      seatType: 'duo',
      options: [{ kind: 'glasses', quantity: 2 }],
      means: [
        { kind: 'giftcard', count: 1 },
        { kind: 'card', count: 1 },
      ],
      total: '23.80',
    }),
    booking({
      film: 'la-nuit-du-court',
      cinema: 'fr-joliette',
      start: at(nextClockChange(now), '00:30'),
      minutes: 360,
      seats: ['C9'],
      means: [{ kind: 'card', count: 1 }],
      total: '24.00',
    }),
    booking({
      film: 'vertige-du-mardi',
      cinema: 'fr-gerland',
      start: at(daysLater(now, 5), '19:45'),
      minutes: 112,
      seats: ['E4'],
      means: [{ kind: 'pass', count: 1 }],
      total: '0.00',
      refundable: false,
      serve: { activated: false, eligible: false },
    }),
  ]
}

/** Somebody at work, who books for everybody: whatever depends on the minute. */
function staff(now: Date): BookingSeed[] {
  const dutch = { cinema: 'nl-maas', language: 'nl', version: 'NL', website: 'desk' } as const
  const inMinutes = (minutes: number) => new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + minutes * 60_000)
  return [
    booking({
      film: 'atelier-zero',
      cinema: 'nl-maas',
      start: at(daysLater(now, 4), '10:00'),
      minutes: 141,
      seats: ['A9'],
      language: 'nl',
      version: 'OV',
      means: [{ kind: 'pass', count: 1 }],
      total: '0.00',
      website: 'desk',
    }),
    // The last minutes in which food is brought.
    booking({
      ...dutch,
      film: 'de-glasblazers',
      start: inMinutes(-47),
      minutes: 118,
      seats: ['C3'],
      serve: {
        activated: true,
        eligible: true,
        orderId: 'CS-31907',
        items: [{ kind: 'coffee', quantity: 2, price: '5.60' }],
        total: '5.60',
      },
    }),
    booking({ ...dutch, film: 'zomerijs', start: inMinutes(5), minutes: 91, seats: ['D1', 'D2'] }),
    // Just after the last moment at which it can be cancelled, and just before it.
    booking({ ...dutch, film: 'noord', start: inMinutes(28), minutes: 124, seats: ['F6'], version: 'OV' }),
    booking({
      ...dutch,
      film: 'les-cerfs-volants-de-malo',
      start: inMinutes(33),
      minutes: 86,
      seats: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'],
      options: [{ kind: 'booster', quantity: 7 }],
      means: [
        { kind: 'voucher', count: 4 },
        { kind: 'giftcard', count: 2 },
        { kind: 'card', count: 3 },
      ],
      total: '21.15',
    }),
    booking({
      ...dutch,
      film: 'brandnetel',
      start: at(daysLater(now, 2), '21:15'),
      minutes: 97,
      seats: 2,
      status: 'PENDING',
    }),
  ]
}

/** The bookings of each person, from a moment on. Nobody else has any. */
export function bookingsOf(now: Date): Partial<Record<string, BookingSeed[]>> {
  last = 0
  return {
    'pass-holder': passHolder(now),
    unpaid: [
      booking({
        film: 'le-dernier-tramway',
        cinema: 'fr-joliette',
        start: at(daysLater(now, 3), '20:30'),
        minutes: 98,
        seats: ['G10'],
      }),
    ],
    'photo-rejected': [
      booking({
        film: 'une-pomme-pour-deux',
        cinema: 'fr-gerland',
        start: at(daysLater(now, 1), '17:50'),
        minutes: 94,
        seats: ['B3', 'B4'],
      }),
    ],
    leaving: [
      booking({
        film: 'noord',
        cinema: 'fr-canal',
        start: at(daysLater(now, 2), '13:45'),
        minutes: 124,
        seats: ['L21'],
        version: 'VOST',
      }),
    ],
    'family-nl': [
      booking({
        film: 'zomerijs',
        cinema: 'nl-ij',
        start: soon(now, -40),
        minutes: 91,
        seats: ['E5'],
        language: 'nl',
        version: 'NL',
        refundable: false,
        means: [{ kind: 'pass', count: 1 }],
        total: '0.00',
      }),
      booking({
        film: 'les-cerfs-volants-de-malo',
        cinema: 'nl-ij',
        start: at(nextSaturday(now), '13:30'),
        minutes: 86,
        seats: ['F7', 'F8', 'F9', 'F10'],
        language: 'nl',
        version: 'NL',
        specificities: ['dolby'],
        means: [{ kind: 'pass', count: 4 }],
        total: '0.00',
        options: [{ kind: 'booster', quantity: 1 }],
        serve: { activated: false, eligible: true },
      }),
    ],
    staff: staff(now),
  }
}
