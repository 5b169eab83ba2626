import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { articlesQuery } from '#src/features/support/articles-query.ts'
import { ContactPage } from '#src/features/support/contact-page.tsx'
import { parseHelpSearch } from '#src/features/support/help-address.ts'

/** The help centre. Nobody has to sign in for it: those who cannot need it most. */
export const Route = createFileRoute('/$language/_site/contact')({
  staticData: { page: 'my_contact', title: msg`Help and contact` },
  beforeLoad: (visit) => requireFlag(visit, 'contactBlockDisplayed'),
  validateSearch: parseHelpSearch,
  // Whoever cannot read the answers can still write: only their part of the page says that they are missing.
  loader: ({ context }) => context.queryClient.ensureQueryData(articlesQuery()).catch(() => undefined),
  pendingComponent: PageSkeleton,
  component: ContactPage,
  errorComponent: SitePageFailure,
})
