import type { Booking } from '#src/api/contract.ts'
import { fieldsOf } from '#src/api/fields-of.ts'
import { type Kept, keep, readKept } from '#src/app/offline/kept.ts'
import { isAnythingKept } from '#src/app/offline/kept-cache.ts'

/** The tickets of a customer as they were when they were last checked, in milliseconds since the epoch. */
export type KeptTickets = { subject: string; checkedAt: number; bookings: Booking[] }

/** How long a booking is kept after its showing, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

/** Raise it when a page cannot do without something that bookings did not have before: what was kept without it is not shown. */
const format = 1

type KeptBooking = { format: typeof format; checkedAt: number; booking: Booking }

/**
 * What is kept of bookings, by name: the valid ones, each until a day after its showing.
 *
 * @param now in milliseconds since the epoch.
 */
export function keepable({ subject, checkedAt, bookings }: KeptTickets, now: number): Map<string, Kept<KeptBooking>> {
  return new Map(
    bookings
      .filter(({ status }) => status === 'CONFIRMED')
      .map((booking) => ({ booking, until: Date.parse(booking.session.endDate) + keptFor }))
      .filter(({ until }) => until > now)
      .map(({ booking, until }) => [booking.id, { subject, until, value: { format, checkedAt, booking } }]),
  )
}

/**
 * Keeps tickets on this device, in place of those kept before.
 *
 * @param isOpen whether one of them is open: only then does keeping begin, after that every newer answer is kept.
 * @param isWanted whether their owner is still signed in.
 */
export async function keepTickets(tickets: KeptTickets, isOpen: boolean, isWanted: () => boolean): Promise<void> {
  if (!isOpen && !(await isAnythingKept())) return
  if (isWanted()) await keep(keepable(tickets, Date.now()), isWanted)
}

/** The tickets that are kept for a customer, or whoever's there are when nobody is signed in. */
export async function readKeptTickets(subject: string | undefined): Promise<KeptTickets | undefined> {
  const kept = (await readKept(subject)).flatMap(({ subject, value }) =>
    isKeptBooking(value) ? { subject, ...value } : [],
  )
  const [first] = kept
  if (!first) return undefined
  const own = kept.filter((one) => one.subject === first.subject)
  return { ...first, bookings: own.map(({ booking }) => booking) }
}

function isKeptBooking(value: unknown): value is KeptBooking {
  return fieldsOf(value).format === format
}
