import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { newsletterLink } from '#src/features/newsletter/newsletter-link.ts'
import { newsletterQuery } from '#src/features/newsletter/newsletter-query.ts'
import { UnsubscribePage } from '#src/features/newsletter/unsubscribe-page.tsx'

export const Route = createFileRoute('/$language/_site/unsubscribe/')({
  staticData: { page: 'unsubscribe', title: msg`Unsubscribe` },
  loader: ({ context }) => context.queryClient.ensureQueryData(newsletterQuery(newsletterLink.token())),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Unsubscribe</Trans>} sections={1} />,
  component: UnsubscribePage,
})
