import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { Notice } from '#src/ui/notice.tsx'
import { cardState } from './card-state.ts'

/** The bank card that is about to stop paying for the pass, or has. */
export function CardNotice() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { site } = useRouteContext({ from: '__root__' })
  const state = cardState(account.card, dayAt(new Date(), site.market.timeZone))
  const digits = account.card?.lastDigits
  if (!account.subscription) return null
  if (state === 'expired') {
    return (
      <Notice tone="danger" icon="card">
        <Trans>
          <strong>Your bank card ending in {digits} has expired.</strong> The next debit for your pass cannot go through
          with it.
        </Trans>
      </Notice>
    )
  }
  if (state !== 'last-month') return null
  return (
    <Notice icon="card">
      <Trans>Your bank card ending in {digits} expires at the end of this month. Your pass is paid with it.</Trans>
    </Notice>
  )
}
