import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { TicketsPage } from '#src/features/tickets/tickets-page.tsx'
import { ticketsQuery } from '#src/features/tickets/tickets-query.ts'
import { TicketsSkeleton } from '#src/features/tickets/tickets-skeleton.tsx'

export const Route = createFileRoute('/$language/_site/_account/tickets')({
  staticData: { page: 'my_tickets', title: msg`Your tickets` },
  validateSearch: ({ ticket }): { ticket?: string } => ({ ticket: parseItem(ticket) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(ticketsQuery()),
  pendingComponent: TicketsSkeleton,
  component: TicketsPage,
})
