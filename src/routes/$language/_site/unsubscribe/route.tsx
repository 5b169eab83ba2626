import { createFileRoute, redirect } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'
import { SitePageFailure } from '#src/app/screens/failure-page.tsx'
import { takeNewsletterToken } from '#src/features/newsletter/newsletter-link.ts'

/** Where the link at the foot of a newsletter leads. Whoever has it may use it, without signing in. */
export const Route = createFileRoute('/$language/_site/unsubscribe')({
  staticData: noPage,
  beforeLoad: ({ params, preload }) => {
    // The token is not to stay in the address; the page at the address without it is the same.
    if (!preload && takeNewsletterToken()) throw redirect({ to: '/$language/unsubscribe', params, replace: true })
  },
  errorComponent: SitePageFailure,
})
