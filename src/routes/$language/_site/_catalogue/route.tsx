import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireOwnCatalogue } from '#src/app/router/catalogue-guard.ts'
import { noPage } from '#src/app/router/page.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { QuietReturn } from '#src/app/session/quiet-return.tsx'

/** What is on, where, and what it costs: for everybody, signed in or not. */
export const Route = createFileRoute('/$language/_site/_catalogue')({
  staticData: noPage,
  beforeLoad: requireOwnCatalogue,
  component: () => (
    <>
      <QuietReturn />
      <Outlet />
    </>
  ),
  errorComponent: SitePageFailure,
})
