import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { newsletterLink } from '#src/features/newsletter/newsletter-link.ts'
import { newsletterQuery } from '#src/features/newsletter/newsletter-query.ts'
import { UnsubscribePage } from '#src/features/newsletter/unsubscribe-page.tsx'

export const Route = createFileRoute('/$language/_site/unsubscribe/')({
  // Few come here: the page brings its call along.
  codeSplitGroupings: [['component', 'loader']],
  staticData: { page: 'unsubscribe', title: msg`Unsubscribe`, skeleton: { sections: 1 } },
  loader: ({ context }) => context.queryClient.ensureQueryData(newsletterQuery(newsletterLink.token())),
  pendingComponent: PageSkeleton,
  component: UnsubscribePage,
})
