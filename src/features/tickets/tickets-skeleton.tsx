import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { TicketSkeleton } from '#src/ui/ticket-skeleton.tsx'
import { TicketHead } from './ticket-head.tsx'
import { TicketsHead } from './tickets-head.tsx'

/** The tickets while they are being read: the page's head at once, and two of them unprinted, or the one that is opened. */
export function TicketsSkeleton() {
  const { ticket } = useSearch({ strict: false })
  return (
    <div aria-busy="true">
      {ticket === undefined ? <TicketsHead /> : <TicketHead />}
      <p className="visually-hidden" role="status">
        <Trans>Your tickets are being loaded.</Trans>
      </p>
      {ticket === undefined ? (
        <>
          <TicketSkeleton />
          <TicketSkeleton />
        </>
      ) : (
        <TicketSkeleton isPage />
      )}
    </div>
  )
}
