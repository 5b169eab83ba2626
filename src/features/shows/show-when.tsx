import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { availability } from './wish-rules.ts'

/** When a show can be seen. @param today `YYYY-MM-DD` in the market. */
export function ShowWhen({ show, today }: { show: Show; today: string }) {
  const where = availability(show, today)
  if (where.kind === 'showing') return <Trans>In cinemas</Trans>
  if (where.kind === 'gone') return <Trans>No longer showing</Trans>
  const day = where.date && formatDay(where.date)
  return day ? <Trans>From {day}</Trans> : <Trans>Coming soon</Trans>
}
