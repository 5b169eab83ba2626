import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { dayToCome } from '#src/app/clock/day-to-come.ts'
import { formatDay } from '#src/app/i18n/formats.ts'

/** Since when or from when a show can be seen, in a sentence. @param today `YYYY-MM-DD` in the market. */
export function ShowStatus({ show, today }: { show: Show; today: string }) {
  const { releaseAt, isComingSoon, isNew, bookable } = show
  if (isComingSoon || (releaseAt !== null && releaseAt > today)) {
    const firstDay = dayToCome(releaseAt, today)
    const day = firstDay && formatDay(firstDay)
    if (!day) return bookable ? <Trans>Coming soon, with previews.</Trans> : <Trans>Coming soon.</Trans>
    if (!bookable) return <Trans>In cinemas from {day}.</Trans>
    return <Trans>In cinemas from {day}, with previews before that.</Trans>
  }
  const day = releaseAt && formatDay(releaseAt)
  if (!bookable) return <Trans>No showings to book at the moment.</Trans>
  if (!day) return <Trans>In cinemas now.</Trans>
  return isNew ? <Trans>New: in cinemas since {day}.</Trans> : <Trans>In cinemas since {day}.</Trans>
}
