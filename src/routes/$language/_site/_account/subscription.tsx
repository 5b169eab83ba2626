import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { SubscriptionPage } from '#src/features/subscription/subscription-page.tsx'
import { subscriptionQuery } from '#src/features/subscription/subscription-query.ts'

export const Route = createFileRoute('/$language/_site/_account/subscription')({
  staticData: { page: 'my_subscription', title: msg`Your subscription` },
  beforeLoad: (visit) => requireFlag(visit, 'subscriptionEnabled'),
  loader: ({ context }) => context.queryClient.ensureQueryData(subscriptionQuery()),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Your subscription</Trans>} />,
  component: SubscriptionPage,
})
