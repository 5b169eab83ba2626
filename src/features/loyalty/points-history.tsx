import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { pointsHistoryQuery } from './advantages-query.ts'
import { type Movement, monthsOf, movementsOf } from './movement-rules.ts'
import { PointsChart } from './points-chart.tsx'

/** The head of the history, also where it could not be read. */
export function PointsHistoryTitle() {
  return <Trans>How your points came and went</Trans>
}

/** How the points came and went: the last twelve months beside each other, then every occasion. Nothing where there was none. */
export function PointsHistoryPart() {
  const { data: history } = useSuspenseQuery(pointsHistoryQuery())
  const { site } = useRouteContext({ from: '__root__' })
  const months = monthsOf(history, dayAt(useMinute(), site.market.timeZone))
  const movements = movementsOf(history)
  if (movements.length === 0) return null
  return (
    <Section title={<PointsHistoryTitle />} layout="margin">
      {months.some(({ came, went }) => came + went > 0) && <PointsChart months={months} />}
      <Movements movements={movements} />
    </Section>
  )
}

type Direction = 'both' | 'came' | 'went'

function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useLingui()
  const [direction, setDirection] = useState<Direction>('both')
  const chosen = movements.filter(({ cameIn }) => direction === 'both' || cameIn === (direction === 'came'))
  return (
    <>
      <Segmented
        legend={t`Which points`}
        options={[
          { value: 'both', label: t`All` },
          { value: 'came', label: t`Earned` },
          { value: 'went', label: t`Spent or expired` },
        ]}
        value={direction}
        onChange={setDirection}
      />
      {chosen.length > 0 ? (
        <LongList key={direction} items={chosen}>
          {(shown) => <Bill rows={shown.map(movementRow)} />}
        </LongList>
      ) : (
        <p className="muted">
          {direction === 'came' ? (
            <Trans>You have earned no points in the last two years.</Trans>
          ) : (
            <Trans>No points were spent or expired in the last two years.</Trans>
          )}
        </p>
      )}
    </>
  )
}

function movementRow({ label, date, change }: Movement) {
  const sum = formatNumber(Math.abs(change))
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return { label, value: sign + sum, note: formatDay(date) }
}
