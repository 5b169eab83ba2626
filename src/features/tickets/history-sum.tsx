import { Plural, Trans } from '@lingui/react/macro'
import { formatDuration, formatList, formatMoney } from '#src/app/i18n/formats.ts'
import type { VisitSum } from './history-rules.ts'
import styles from './history-sum.module.css'

/** From ten hours on, minutes say nothing any more. */
const precise = 600

/** What visits come to, in a sentence or two. Nothing is said of what is not known, or of money where none was paid. */
export function HistorySum({ minutes, cinemas, paid }: VisitSum) {
  const length = spaced(formatDuration(minutes < precise ? minutes : Math.round(minutes / 60) * 60))
  const money = formatList(paid.map((sum) => spaced(formatMoney(sum))))
  return (
    <p className={`t-lead ${styles.sum}`}>
      {minutes > 0 ? (
        <Plural value={cinemas} one={`${length} of film in # cinema.`} other={`${length} of film in # cinemas.`} />
      ) : (
        <Plural value={cinemas} one="All in # cinema." other="All in # cinemas." />
      )}{' '}
      {paid.length > 0 && <Trans>You paid {money}.</Trans>}
    </p>
  )
}

/** A figure that stays on its line, with spaces as wide as any: the display face has no narrow ones. */
function spaced(figure: string): string {
  return figure.replaceAll(/\s/g, '\u00a0')
}
