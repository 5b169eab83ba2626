import { createFileRoute } from '@tanstack/react-router'
import { requireRegistered } from '#src/app/router/guards.ts'
import { noPage } from '#src/app/router/page.ts'
import { EmbeddedWay } from '#src/app/screens/embedded-way.tsx'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { WaitingPage } from '#src/app/session/waiting-page.tsx'

/** Those of a registered customer. */
export const Route = createFileRoute('/$language/_embedded/_account')({
  staticData: noPage,
  beforeLoad: async (visit) => {
    await requireRegistered(visit)
  },
  pendingComponent: WaitingPage,
  errorComponent: (failure) => <SitePageFailure {...failure} way={<EmbeddedWay />} />,
})
