import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { AttachCardDialog } from '#src/features/pass-card/attach-card-dialog.tsx'
import { cardsQuery } from '#src/features/pass-card/cards-query.ts'
import { PassCardSection } from '#src/features/pass-card/pass-card-section.tsx'
import { SubscriptionPage } from '#src/features/subscription/subscription-page.tsx'
import { subscriptionQuery } from '#src/features/subscription/subscription-query.ts'

export const Route = createFileRoute('/$language/_site/_account/subscription')({
  staticData: { page: 'my_subscription', title: msg`Your subscription`, skeleton: { sections: 4 } },
  beforeLoad: (visit) => requireFlag(visit, 'subscriptionEnabled'),
  loader: ({ context: { queryClient } }) =>
    // The subscription can do without its card: only the first one is waited for in vain.
    Promise.all([queryClient.ensureQueryData(subscriptionQuery()), queryClient.prefetchQuery(cardsQuery())]),
  pendingComponent: PageSkeleton,
  component: () => (
    <SubscriptionPage
      passCard={
        <LatePart>
          <PassCardSection />
        </LatePart>
      }
      attachCard={<AttachCardDialog />}
    />
  ),
})
