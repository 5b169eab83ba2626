import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { HistoryPage } from '#src/features/tickets/history-page.tsx'
import { historyQuery } from '#src/features/tickets/history-query.ts'
import { parseVisitSearch } from '#src/features/tickets/history-search.ts'

export const Route = createFileRoute('/$language/_embedded/_account/m/history')({
  staticData: { page: 'my_history', title: msg`Your visits` },
  validateSearch: parseVisitSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(historyQuery()),
  pendingComponent: PageSkeleton,
  component: HistoryPage,
})
