import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMinute } from '#src/app/clock/minute.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'
import { BookingTicket, TicketCode } from './booking-ticket.tsx'
import { NoTicket } from './no-ticket.tsx'
import { ticketAnchor, upcomingTickets } from './ticket-rules.ts'
import styles from './tickets-page.module.css'
import { ticketsQuery } from './tickets-query.ts'

/** Every ticket to come, the next one first, each with the code that opens the door. */
export function TicketsPage() {
  const { data: bookings } = useSuspenseQuery(ticketsQuery())
  const now = useMinute()
  const entries = upcomingTickets(bookings, now)
  return (
    <>
      <PageHead
        back={
          <Link className={backLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
            <Icon name="back" />
            <Trans>My account</Trans>
          </Link>
        }
        title={<Trans>Your tickets</Trans>}
        lead={entries.length > 0 && <Plural value={entries.length} one="# ticket to come" other="# tickets to come" />}
      />
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
