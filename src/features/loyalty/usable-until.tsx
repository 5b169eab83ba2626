import { Trans } from '@lingui/react/macro'
import { formatDay } from '#src/app/i18n/formats.ts'
import { timeLeft } from './time-left.ts'

type UsableUntilProps = {
  expirationDate: string | null
  /** `YYYY-MM-DD` in the market. */
  today: string
}

/** Until when something can be used, in the words that are least misread. Its last days stand out. */
export function UsableUntil({ expirationDate, today }: UsableUntilProps) {
  const day = expirationDate === null ? '' : formatDay(expirationDate)
  switch (timeLeft(expirationDate, today)) {
    case 'always':
      return <Trans>Usable for good</Trans>
    case 'today':
      return (
        <strong>
          <Trans>Today is the last day</Trans>
        </strong>
      )
    case 'days':
      return (
        <strong>
          <Trans>Usable up to {day}</Trans>
        </strong>
      )
    case 'longer':
      return <Trans>Usable up to {day}</Trans>
    case 'none':
      return <Trans>Its last day was {day}</Trans>
  }
}
