import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '#src/app/clock/minute.ts'
import { formatDuration } from '#src/app/i18n/formats.ts'
import { startsIn } from './session-time.ts'
import { nextTicket } from './ticket-rules.ts'
import { ticketsQuery } from './tickets-query.ts'

/** How long it is until the next film, in a sentence that keeps up with the clock; nothing while there is no hurry. */
export function StartsIn() {
  // The page's own part says when they could not be read, and has the second try.
  const { data: bookings } = useQuery({ ...ticketsQuery(), throwOnError: false, retryOnMount: false })
  const now = useMinute()
  const next = bookings && nextTicket(bookings, now)
  const start = next && startsIn(next.booking.session, now)
  if (start === undefined) return null
  if (start === 'started') return <Trans>Your film has begun.</Trans>
  return <Trans>Your film starts in {formatDuration(start)}.</Trans>
}
