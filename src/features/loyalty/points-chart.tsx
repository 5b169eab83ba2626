import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { formatMonth } from '#src/app/i18n/page-formats.ts'
import { BarChart } from '#src/ui/bar-chart.tsx'

import type { MonthOfPoints } from './movement-rules.ts'

/** Month by month, what came and what went, the latest month first; the year is named where it changes. */
export function PointsChart({ months }: { months: readonly MonthOfPoints[] }) {
  return (
    <BarChart
      caption={<Trans>The last twelve months</Trans>}
      head={<Trans>Month</Trans>}
      measures={[
        { name: <Trans>Earned</Trans>, look: 'solid' },
        { name: <Trans>Spent or expired</Trans>, look: 'hatched' },
      ]}
      rows={months.map(({ month, came, went }, place) => ({
        key: month,
        name: formatMonth(month, { year: month.slice(0, 4) !== months[place - 1]?.month.slice(0, 4) }),
        figures: [came, went].map((value) => ({ value, text: formatNumber(value) })),
      }))}
    />
  )
}
