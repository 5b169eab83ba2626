import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { AccountStatistics } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { formatList, formatNumber } from '#src/app/i18n/formats.ts'
import { formatLongDay, formatPercent } from '#src/app/i18n/page-formats.ts'
import type { Fact, PictureWords } from './picture-layout.ts'
import { formatTimeSpent } from './statistic-formats.ts'

/**
 * What the picture of a year tells, which is not who the customer is: anybody may come to see it. What is nought or unknown is left out.
 * `alt` is all of it as one sentence, for those who do not see the picture.
 */
export function usePictureWords(statistics: AccountStatistics): { words: PictureWords; alt: string } {
  const { t } = useLingui()
  const { market } = useRouteContext({ from: '__root__' }).site
  const { showsSeen, timeSpent, favoriteGenre, mostVisitedCinema, voPercent } = statistics
  const facts: Fact[] = [
    ...(timeSpent > 0 ? [{ value: formatTimeSpent(timeSpent), label: t`in front of the screen` }] : []),
    ...(voPercent > 0 ? [{ value: formatPercent(voPercent), label: t`in their original language` }] : []),
    ...(favoriteGenre ? [{ value: favoriteGenre, label: t`most of all` }] : []),
    ...(mostVisitedCinema ? [{ value: mostVisitedCinema, label: t`my cinema` }] : []),
  ]
  const showsFigure = formatNumber(showsSeen)
  const showsLabel = t`${plural(showsSeen, { one: 'film seen', other: 'films seen' })}`
  const today = formatLongDay(dayAt(new Date(), market.timeZone))
  const figures = [{ value: showsFigure, label: showsLabel }, ...facts]
  const list = formatList(figures.map(({ value, label }) => `${value} ${label}`))
  return {
    words: {
      brand: market.brand,
      title: t`My year at the cinema`,
      shows: showsSeen,
      showsFigure,
      showsLabel,
      facts,
      foot: t`Counted up to ${today}`,
    },
    alt: t`My year at the cinema: ${list}.`,
  }
}
