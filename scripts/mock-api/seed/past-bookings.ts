import { at, daysLater, minutesLater } from '../dates.ts'
import type { PersonaId } from '../personas.ts'
import { type BookingSeed, numbered } from './bookings.ts'

const showings = [
  { film: 'le-dernier-tramway', minutes: 98, time: '20:15' },
  { film: 'noord', minutes: 124, time: '14:00' },
  { film: 'une-pomme-pour-deux', minutes: 94, time: '18:30' },
  { film: 'kilometre-412', minutes: 103, time: '22:50' },
  { film: 'mille-fenetres', minutes: 115, time: '16:45' },
  { film: 'l-orchestre-de-poche', minutes: 79, time: '11:00' },
  { film: 'la-traversee', minutes: 165, time: '19:00' },
  { film: 'cinq-tasses-de-the', minutes: 101, time: '21:10' },
  { film: 'la-fanfare', minutes: 96, time: '13:20' },
] as const

/** How many showings lie behind somebody, where, and with how many days in between. Nobody else has seen any. */
const habits: Partial<Record<PersonaId, { count: number; every: number; cinemas: readonly string[] }>> = {
  'pass-holder': { count: 256, every: 7, cinemas: ['fr-gerland', 'fr-gerland', 'fr-belleville', 'fr-joliette'] },
  unpaid: { count: 1, every: 40, cinemas: ['fr-joliette'] },
  'family-nl': { count: 30, every: 12, cinemas: ['nl-ij', 'nl-ij', 'nl-dom'] },
}

/** The showings that lie behind somebody, the latest first. Of the pass holder's, 250 took place and six were cancelled. */
export function pastBookingsOf(id: PersonaId, now: Date): BookingSeed[] {
  const { count, every, cinemas } = habits[id] ?? { count: 0, every: 1, cinemas: [] }
  return Array.from({ length: count }, (_, index) => {
    const { time, ...showing } = showings[index % showings.length] ?? showings[0]
    const start = at(daysLater(now, -2 - index * every), time)
    const isDutch = id === 'family-nl'
    return numbered(1001 + index, {
      ...showing,
      start,
      cinema: cinemas[index % cinemas.length] ?? 'fr-gerland',
      seats: index % 4 === 0 ? ['E5', 'E6'] : [`E${(index % 14) + 1}`],
      status: index % 42 === 41 ? 'CANCELLED' : 'CONFIRMED',
      language: isDutch ? 'nl' : 'fr',
      version: isDutch ? 'NL' : index % 3 === 0 ? 'VOST' : 'VF',
      ...(index % 3 === 1 && { means: [{ kind: 'pass', count: 1 }], total: '0.00' }),
      website: index % 5 === 0 ? 'app' : 'web',
    })
  })
}

const everywhere = [
  'fr-gerland',
  'fr-belleville',
  'fr-joliette',
  'fr-petit-palais',
  'fr-canal',
  'nl-ij',
  'nl-maas',
] as const

/**
 * So many showings, spread evenly over the twenty years before a moment, in several cinemas, the latest first. Nobody has
 * them: a test adds them to a customer's bookings to see how a long life at the cinema looks.
 *
 * @param count up to 10,000 is what a history may hold
 */
export function longHistory(now: Date, count: number): BookingSeed[] {
  const minutesBetween = (20 * 365 * 24 * 60) / count
  return Array.from({ length: count }, (_, index) => {
    const { time, ...showing } = showings[index % showings.length] ?? showings[0]
    const day = minutesLater(now, -2 * 24 * 60 - Math.floor(index * minutesBetween))
    const cinema = everywhere[Math.floor(index / 5) % everywhere.length] ?? 'fr-gerland'
    const isDutch = cinema.startsWith('nl')
    return numbered(20_001 + index, {
      ...showing,
      start: at(daysLater(day, 0), time),
      cinema,
      seats: index % 6 === 0 ? ['C3', 'C4'] : [`D${(index % 18) + 1}`],
      status: index % 50 === 49 ? 'CANCELLED' : 'CONFIRMED',
      language: isDutch ? 'nl' : 'fr',
      version: isDutch ? 'NL' : index % 4 === 0 ? 'VOST' : 'VF',
    })
  })
}
