import { createFileRoute, Outlet } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'
import { SiteShell } from '#src/features/chrome/site-shell.tsx'
import { useTicketCount } from '#src/features/tickets/ticket-count.ts'

/** The pages that stand between the header and the footer. */
export const Route = createFileRoute('/$language/_site')({
  staticData: noPage,
  component: () => (
    <SiteShell ticketCount={useTicketCount()}>
      <Outlet />
    </SiteShell>
  ),
})
