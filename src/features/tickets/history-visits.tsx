import { Plural } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { Booking } from '#src/api/contract.ts'
import { VirtualGroups } from '#src/ui/virtual-groups.tsx'
import { HistoryFilter } from './history-filter.tsx'
import { byYear, cinemasOf, findVisits, sumOf } from './history-rules.ts'
import { HistorySum } from './history-sum.tsx'
import { HistoryVisit } from './history-visit.tsx'
import { useVisitSearch } from './use-visit-search.ts'

/** Where a visit's film and day share a line (`leader-line.module.css`). */
const oneLine = '(min-width: 640px)'

type HistoryVisitsProps = {
  visits: readonly Booking[]
  /** The answer that they come from: as long as it is kept, so is what was measured. */
  source: readonly Booking[]
}

/** Visits year by year: those that are looked for, what they come to, and each with more behind it. */
export function HistoryVisits({ visits, source }: HistoryVisitsProps) {
  const { search, change } = useVisitSearch()
  const years = useMemo(() => byYear(visits), [visits])
  const cinemas = useMemo(() => cinemasOf(visits), [visits])
  // A year or a cinema without a visit comes from somebody else's link, or a hand: it looks for nothing.
  const year = years.some((one) => one.year === String(search.year)) ? search.year : undefined
  const cinema = cinemas.find(({ id }) => id === search.cinema)?.id
  const { q } = search
  const found = useMemo(() => findVisits(years, { q, year, cinema }), [years, q, year, cinema])
  const foundVisits = useMemo(() => found.flatMap((one) => one.visits), [found])
  const sum = useMemo(() => sumOf(foundVisits), [foundVisits])

  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const unfold = useCallback((id: string, isUnfolded: boolean) => {
    setUnfolded((known) => {
      if (known.has(id) === isUnfolded) return known
      return new Set(isUnfolded ? [...known, id] : [...known].filter((one) => one !== id))
    })
  }, [])
  const [rowHeight] = useState(() => (window.matchMedia(oneLine).matches ? 62 : 103))
  const groups = useMemo(() => found.map((one) => ({ key: one.year, items: one.visits })), [found])

  return (
    <>
      {visits.length > 1 && (
        <HistoryFilter
          search={{ q, year, cinema }}
          change={change}
          years={years.map((one) => one.year)}
          cinemas={cinemas}
          found={foundVisits.length}
          all={visits.length}
        />
      )}
      {foundVisits.length > 0 && (
        <>
          <HistorySum {...sum} />
          <VirtualGroups
            groups={groups}
            keyOf={keyOf}
            rowHeight={rowHeight}
            source={source}
            title={({ key }) => key}
            note={({ items }) => <Plural value={items.length} one="# visit" other="# visits" />}
          >
            {(visit) => <HistoryVisit visit={visit} isUnfolded={unfolded.has(visit.id)} onUnfold={unfold} />}
          </VirtualGroups>
        </>
      )}
    </>
  )
}

function keyOf({ id }: Booking): string {
  return id
}
