import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { ConfirmationPage } from '#src/features/newsletter/confirmation-page.tsx'
import { newsletterLink } from '#src/features/newsletter/newsletter-link.ts'
import { newsletterQuery } from '#src/features/newsletter/newsletter-query.ts'

/** Only for somebody who has left something: it would not be true for anybody else. */
export const Route = createFileRoute('/$language/_site/unsubscribe/confirmation')({
  // Few come here: the page brings its call along.
  codeSplitGroupings: [['component', 'loader']],
  staticData: { page: 'unsubscribe_confirmation', title: msg`You are unsubscribed`, skeleton: { sections: 1 } },
  beforeLoad: ({ params }) => {
    if (!newsletterLink.left()) throw redirect({ to: '/$language/unsubscribe', params, replace: true })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(newsletterQuery(newsletterLink.token())),
  pendingComponent: PageSkeleton,
  component: ConfirmationPage,
})
