import { createFileRoute } from '@tanstack/react-router'
import { requireRegistered } from '#src/app/router/guards.ts'
import { noPage } from '#src/app/router/page.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { WaitingPage } from '#src/app/session/waiting-page.tsx'

/** The pages of a registered customer. */
export const Route = createFileRoute('/$language/_site/_account')({
  staticData: noPage,
  beforeLoad: async (visit) => {
    await requireRegistered(visit)
  },
  pendingComponent: WaitingPage,
  errorComponent: SitePageFailure,
})
