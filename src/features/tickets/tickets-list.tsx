import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Booking } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { GroupedCode } from '#src/ui/grouped-code.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { BookingTicket } from './booking-ticket.tsx'
import { EndedTickets } from './ended-tickets.tsx'
import { LastChecked } from './last-checked.tsx'
import { NoTicket } from './no-ticket.tsx'
import { endedTickets } from './opened-ticket-rules.ts'
import { ticketAnchor, upcomingTickets } from './ticket-rules.ts'
import { TicketsHead } from './tickets-head.tsx'
import styles from './tickets-list.module.css'

/** Every ticket to come, the next one first, and those of which the film is just over. */
export function TicketsList({ bookings, now }: { bookings: readonly Booking[]; now: Date }) {
  const upcoming = upcomingTickets(bookings, now)
  const ended = endedTickets(bookings, now)
  const params = { language: currentLanguage() }
  return (
    <>
      <TicketsHead count={upcoming.length} />
      <LastChecked />
      {upcoming.length === 0 && <NoTicket />}
      <ul className={styles.tickets}>
        {upcoming.map(({ ticket, booking }, position) => (
          <li key={ticket.id} id={ticketAnchor(ticket)}>
            <BookingTicket
              booking={booking}
              now={now}
              seats={ticket.seat ? [ticket.seat] : []}
              places={1}
              note={<Trans>Booking {booking.bookingId}</Trans>}
              reference={{ label: <Trans>Code</Trans>, value: <GroupedCode>{ticket.code}</GroupedCode> }}
              action={
                <Link
                  className={buttonClass({ wide: true })}
                  to="/$language/tickets"
                  params={params}
                  search={{ ticket: ticket.id }}
                >
                  <Icon name="ticket" />
                  <Trans>Open the ticket</Trans>
                </Link>
              }
              priority={position === 0}
            />
          </li>
        ))}
      </ul>
      {ended.length > 0 && <EndedTickets entries={ended} now={now} />}
      <p className={styles.visits}>
        <Link className={textLinkClass({ tone: 'quiet' })} to="/$language/history" params={params}>
          <Trans>All your visits</Trans>
        </Link>
      </p>
    </>
  )
}
