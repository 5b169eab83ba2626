import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { RecommendationsPage } from '#src/features/shows/recommendations-page.tsx'
import { toRateQuery } from '#src/features/shows/to-rate-query.ts'

export const Route = createFileRoute('/$language/_plain/recommendations')({
  staticData: { page: 'recommendations', title: msg`Films you saw`, skeleton: { sections: 1 } },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(clientShowsQuery()), queryClient.ensureQueryData(toRateQuery())]),
  pendingComponent: PageSkeleton,
  component: RecommendationsPage,
})
