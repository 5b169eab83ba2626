import { Trans } from '@lingui/react/macro'
import { formatDay } from '#src/app/i18n/formats.ts'

/**
 * Until when something can be spent, in the words that are least misread.
 *
 * @param day its last day, `null` when it has none; it and `today` as `YYYY-MM-DD` in the market.
 */
export function UntilWhen({ day, today }: { day: string | null; today: string }) {
  if (day === null) return <Trans>Without a last day.</Trans>
  if (day === today) {
    return (
      <strong>
        <Trans>For showings today: it is the last day.</Trans>
      </strong>
    )
  }
  const last = formatDay(day)
  return <Trans>For showings up to {last}.</Trans>
}
