import { Trans } from '@lingui/react/macro'
import { TicketSkeleton } from '#src/ui/ticket-skeleton.tsx'
import { TicketsHead } from './tickets-head.tsx'

/** The tickets while they are being read: the page's head at once, two of them unprinted. */
export function TicketsSkeleton() {
  return (
    <div aria-busy="true">
      <TicketsHead />
      <p className="visually-hidden" role="status">
        <Trans>Your tickets are being loaded.</Trans>
      </p>
      <TicketSkeleton />
      <TicketSkeleton />
    </div>
  )
}
