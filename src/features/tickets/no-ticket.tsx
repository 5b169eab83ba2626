import { Trans } from '@lingui/react/macro'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** No showing to come: the empty hall, and the way to a seat where there is a site to book on. */
export function NoTicket() {
  return (
    <EmptyState
      lead={<Trans>The hall is empty, and the best seats are still free.</Trans>}
      text={<Trans>Your next ticket will stand here as soon as you book, online or at the counter.</Trans>}
      actions={<BookingLink />}
    />
  )
}
