import type { Booking, Ticket } from '#src/api/contract.ts'

/** A place, with the booking that it belongs to. */
export type TicketEntry = { ticket: Ticket; booking: Booking }

/** The ticket to hold ready, and how many others its booking has. */
export type NextTicket = TicketEntry & { others: number }

/** The customer's tickets: one entry for each place of a confirmed booking, the earliest showing first. */
export function ticketEntries(bookings: readonly Booking[]): TicketEntry[] {
  return bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .sort((one, other) => Date.parse(one.session.startDate) - Date.parse(other.session.startDate))
    .flatMap((booking) => booking.tickets.map((ticket) => ({ ticket, booking })))
}

/** The tickets that still open a door: those whose showing has not ended. */
export function upcomingTickets(bookings: readonly Booking[], now: Date): TicketEntry[] {
  return ticketEntries(bookings).filter(({ booking }) => Date.parse(booking.session.endDate) > now.getTime())
}

/** The first of the tickets to come, or nothing. */
export function nextTicket(bookings: readonly Booking[], now: Date): NextTicket | undefined {
  const [first] = upcomingTickets(bookings, now)
  return first && { ...first, others: first.booking.tickets.length - 1 }
}

/** The fragment under which a ticket stands on the tickets page. */
export function ticketAnchor(ticket: Pick<Ticket, 'id'>): string {
  return `ticket-${ticket.id}`
}
