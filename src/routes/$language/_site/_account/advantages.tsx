import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { AdvantagesPage } from '#src/features/loyalty/advantages-page.tsx'
import { advantagesQuery, pointsHistoryQuery } from '#src/features/loyalty/advantages-query.ts'

export const Route = createFileRoute('/$language/_site/_account/advantages')({
  validateSearch: ({ type }): { type?: 'points' } => ({ type: type === 'points' ? type : undefined }),
  staticData: { page: 'my_advantages', title: msg`Your advantages` },
  beforeLoad: (visit) => requireFlag(visit, 'advantagesEnabled'),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(pointsHistoryQuery())
    await queryClient.ensureQueryData(advantagesQuery())
  },
  pendingComponent: PageSkeleton,
  component: () => <AdvantagesPage type={Route.useSearch().type} />,
})
