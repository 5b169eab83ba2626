import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRegistered } from '#src/app/router/guards.ts'
import { noPage } from '#src/app/router/page.ts'
import { FailurePage } from '#src/app/screens/failure-page.tsx'
import { PlainPage } from '#src/app/screens/plain-page.tsx'

/** The pages of a registered customer that have one thing to ask, without header and footer. */
export const Route = createFileRoute('/$language/_plain')({
  staticData: noPage,
  beforeLoad: async (visit) => {
    await requireRegistered(visit)
  },
  component: () => (
    <PlainPage>
      <Outlet />
    </PlainPage>
  ),
  errorComponent: FailurePage,
})
