import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { ConfirmationPage } from '#src/features/newsletter/confirmation-page.tsx'
import { newsletterLink } from '#src/features/newsletter/newsletter-link.ts'
import { newsletterQuery } from '#src/features/newsletter/newsletter-query.ts'

/** Only for somebody who has left something: it would not be true for anybody else. */
export const Route = createFileRoute('/$language/_site/unsubscribe/confirmation')({
  staticData: { page: 'unsubscribe_confirmation', title: msg`You are unsubscribed` },
  beforeLoad: ({ params }) => {
    if (!newsletterLink.left()) throw redirect({ to: '/$language/unsubscribe', params, replace: true })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(newsletterQuery(newsletterLink.token())),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>You are unsubscribed</Trans>} sections={1} />,
  component: ConfirmationPage,
})
