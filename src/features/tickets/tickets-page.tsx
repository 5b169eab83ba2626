import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMinute } from '#src/app/clock/minute.ts'
import { OpenTicket } from './open-ticket.tsx'
import { TicketsList } from './tickets-list.tsx'
import { ticketsQuery } from './tickets-query.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

/** The customer's tickets, or the one that the address names. */
export function TicketsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { ticket } = useSearch({ strict: false })
  const { data: bookings } = useSuspenseQuery(ticketsQuery())
  const now = useMinute()
  useHeadingFocus(ticket === undefined ? 'list' : 'ticket')
  return ticket === undefined ? (
    <TicketsList bookings={bookings} now={now} />
  ) : (
    <OpenTicket id={ticket} bookings={bookings} now={now} />
  )
}
