import { useLingui } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { filterWishes, type WishFilter, wishFilters } from './wish-filters.ts'

type WishFilterBarProps = {
  shows: readonly Show[]
  /** `YYYY-MM-DD` in the market. */
  today: string
  filter: WishFilter
  onFilter: (filter: WishFilter) => void
}

/** The parts of a long wishlist, each with what is in it; a part that has nothing is not offered. */
export function WishFilterBar({ shows, today, filter, onFilter }: WishFilterBarProps) {
  const { t } = useLingui()
  const sizeOf = (one: WishFilter) => filterWishes(shows, one, today).length
  const showing = sizeOf('showing')
  const soon = sizeOf('soon')
  const gone = sizeOf('gone')
  const labels: Record<WishFilter, string> = {
    all: t({ message: 'All', context: 'wishes' }),
    showing: t`In cinemas (${showing})`,
    soon: t`To come (${soon})`,
    gone: t`Gone (${gone})`,
  }
  return (
    <Segmented
      legend={t`Which wishes`}
      options={wishFilters.filter((one) => sizeOf(one) > 0).map((value) => ({ value, label: labels[value] }))}
      value={filter}
      onChange={onFilter}
    />
  )
}
