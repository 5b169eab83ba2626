import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { KeptCopy } from '#src/features/tickets/kept-copy.tsx'
import { requireTickets } from '#src/features/tickets/kept-tickets-guard.ts'
import { TicketsPage } from '#src/features/tickets/tickets-page.tsx'
import { ticketsQuery } from '#src/features/tickets/tickets-query.ts'
import { TicketsSkeleton } from '#src/features/tickets/tickets-skeleton.tsx'

/** Beside the pages of a customer, and not among them: this one opens without a network too. */
export const Route = createFileRoute('/$language/_site/tickets')({
  staticData: { page: 'my_tickets', title: msg`Your tickets` },
  validateSearch: ({ ticket }): { ticket?: string } => ({ ticket: parseItem(ticket) }),
  beforeLoad: (visit) => requireTickets(visit),
  loader: ({ context }) => context.queryClient.ensureQueryData(ticketsQuery()),
  pendingComponent: TicketsSkeleton,
  errorComponent: SitePageFailure,
  component: () => (
    <>
      <KeptCopy />
      <TicketsPage />
    </>
  ),
})
