import type { Booking } from '#src/api/contract.ts'
import { type TicketEntry, ticketEntries } from './ticket-rules.ts'

/** The tickets whose showing is over and which the server still has: the latest first. */
export function endedTickets(bookings: readonly Booking[], now: Date): TicketEntry[] {
  return ticketEntries(bookings)
    .filter(({ booking }) => Date.parse(booking.session.endDate) <= now.getTime())
    .sort((one, other) => Date.parse(other.booking.session.startDate) - Date.parse(one.booking.session.startDate))
}

/** A ticket by its id, of whatever status its booking is; an address may ask for one that was cancelled, or never was. */
export function findTicket(bookings: readonly Booking[], id: string): TicketEntry | undefined {
  return bookings
    .flatMap((booking) => booking.tickets.map((ticket) => ({ ticket, booking })))
    .find(({ ticket }) => ticket.id === id)
}

/**
 * Whether a booking can be cancelled at a moment, and until when it can or could. The server says until when while it is possible, and
 * nothing afterwards.
 */
export function cancelling(
  { refundable, refundableUntil }: Pick<Booking, 'refundable' | 'refundableUntil'>,
  now: Date,
): { can: boolean; until: string } | { can: false; until: null } {
  if (!refundable || refundableUntil === null) return { can: false, until: null }
  return { can: Date.parse(refundableUntil) > now.getTime(), until: refundableUntil }
}
