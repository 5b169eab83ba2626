import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMinute } from '#src/app/clock/minute.ts'
import { fillScreen } from '#src/app/door/fill-screen.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import { NoTicket } from './no-ticket.tsx'
import { nextTicket } from './ticket-rules.ts'
import { ticketsQuery } from './tickets-query.ts'

/**
 * The ticket to hold ready: the next showing, with all the places of its booking. It makes way for the one after it when the film ends.
 * Whoever opens it from here stands in the queue, so it opens as it is held up at the door.
 */
export function NextTicket() {
  const { data: bookings } = useSuspenseQuery(ticketsQuery())
  const now = useMinute()
  const next = nextTicket(bookings, now)
  if (!next) return <NoTicket />
  const { booking, ticket, others } = next
  const count = others + 1
  return (
    <BookingTicket
      booking={booking}
      now={now}
      seats={booking.seats}
      places={booking.tickets.length}
      priority
      reference={{ label: <Trans>Booking</Trans>, value: <Reference number={booking.bookingId} others={others} /> }}
      action={
        <Link
          className={buttonClass({ wide: true })}
          to="/$language/tickets"
          params={{ language: currentLanguage() }}
          search={{ ticket: ticket.id, dialog: 'door' }}
          onClick={(event) => {
            // Not where it opens in a tab of its own.
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) fillScreen()
          }}
        >
          <Icon name="ticket" />
          <Plural value={count} one="Open the ticket" other="Open # tickets" />
        </Link>
      }
    />
  )
}

function Reference({ number, others }: { number: string; others: number }) {
  return (
    <>
      {number}
      {others > 0 && (
        <>
          {' '}
          <span aria-hidden="true">+{others}</span>
          <span className="visually-hidden">
            <Plural value={others} one="and # more ticket" other="and # more tickets" />
          </span>
        </>
      )}
    </>
  )
}
