import { createFileRoute, Outlet } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'
import { EmbeddedPage } from '#src/app/screens/embedded-page.tsx'
import { EmbeddedWay } from '#src/app/screens/embedded-way.tsx'
import { FailurePage } from '#src/app/screens/failure-page.tsx'

/** The pages that an app shows in a frame of its own: nothing stands round them. */
export const Route = createFileRoute('/$language/_embedded')({
  staticData: noPage,
  component: () => (
    <EmbeddedPage>
      <Outlet />
    </EmbeddedPage>
  ),
  errorComponent: (failure) => <FailurePage {...failure} way={<EmbeddedWay />} />,
})
