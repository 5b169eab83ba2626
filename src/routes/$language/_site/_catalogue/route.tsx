import { createFileRoute } from '@tanstack/react-router'
import { requireOwnCatalogue } from '#src/app/router/catalogue-guard.ts'
import { noPage } from '#src/app/router/page.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'

/** What is on, where, and what it costs: for everybody, signed in or not. */
export const Route = createFileRoute('/$language/_site/_catalogue')({
  staticData: noPage,
  beforeLoad: requireOwnCatalogue,
  errorComponent: SitePageFailure,
})
