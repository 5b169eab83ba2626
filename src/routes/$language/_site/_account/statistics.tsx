import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { StatisticsPage } from '#src/features/statistics/statistics-page.tsx'

/** The figures come with the account, which the guard has read. */
export const Route = createFileRoute('/$language/_site/_account/statistics')({
  staticData: { page: 'my_stats', title: msg`Your year in figures` },
  beforeLoad: (visit) => requireFlag(visit, 'statisticsEnabled'),
  component: StatisticsPage,
})
