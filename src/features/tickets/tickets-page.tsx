import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMinute } from '#src/app/clock/minute.ts'
import { BookingTicket, TicketCode } from './booking-ticket.tsx'
import { NoTicket } from './no-ticket.tsx'
import { ticketAnchor, upcomingTickets } from './ticket-rules.ts'
import { TicketsHead } from './tickets-head.tsx'
import styles from './tickets-page.module.css'
import { ticketsQuery } from './tickets-query.ts'

/** Every ticket to come, the next one first, each with the code that opens the door. */
export function TicketsPage() {
  const { data: bookings } = useSuspenseQuery(ticketsQuery())
  const now = useMinute()
  const entries = upcomingTickets(bookings, now)
  return (
    <>
      <TicketsHead count={entries.length} />
      {entries.length === 0 && <NoTicket />}
      <ul className={styles.tickets}>
        {entries.map(({ ticket, booking }, position) => (
          <li key={ticket.id} id={ticketAnchor(ticket)}>
            <BookingTicket
              booking={booking}
              now={now}
              seats={ticket.seat ? [ticket.seat] : []}
              places={1}
              note={<Trans>Booking {booking.bookingId}</Trans>}
              reference={{ label: <Trans>Code</Trans>, value: <TicketCode>{ticket.code}</TicketCode> }}
              priority={position === 0}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
