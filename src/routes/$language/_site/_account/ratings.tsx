import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { RatingsPage } from '#src/features/shows/ratings-page.tsx'
import { toRateQuery } from '#src/features/shows/to-rate-query.ts'

export const Route = createFileRoute('/$language/_site/_account/ratings')({
  staticData: { page: 'my_ratings', title: msg`Your ratings` },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(clientShowsQuery()), queryClient.ensureQueryData(toRateQuery())]),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Your ratings</Trans>} sections={1} posters />,
  component: RatingsPage,
})
