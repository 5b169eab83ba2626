import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { RatingsPage } from '#src/features/shows/ratings-page.tsx'
import { toRateQuery } from '#src/features/shows/to-rate-query.ts'

export const Route = createFileRoute('/$language/_site/_account/ratings')({
  staticData: { page: 'my_ratings', title: msg`Your ratings`, skeleton: { sections: 1, posters: true } },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(clientShowsQuery()), queryClient.ensureQueryData(toRateQuery())]),
  pendingComponent: PageSkeleton,
  component: RatingsPage,
})
