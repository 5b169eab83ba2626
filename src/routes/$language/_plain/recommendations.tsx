import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { RecommendationsPage } from '#src/features/shows/recommendations-page.tsx'
import { toRateQuery } from '#src/features/shows/to-rate-query.ts'

export const Route = createFileRoute('/$language/_plain/recommendations')({
  staticData: { page: 'recommendations', title: msg`Films you saw` },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(clientShowsQuery()), queryClient.ensureQueryData(toRateQuery())]),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Films you saw</Trans>} sections={1} />,
  component: RecommendationsPage,
})
