import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Subscription } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { Notice } from '#src/ui/notice.tsx'
import { cardState, outlivesCard } from './card-state.ts'

/** The bank card that is about to stop paying for the pass, or has. Nothing where no further debit depends on it. */
export function CardNotice({ subscription }: { subscription: Subscription | null | undefined }) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { site } = useRouteContext({ from: '__root__' })
  const { card } = account
  const today = dayAt(new Date(), site.market.timeZone)
  const state = cardState(card, today)
  if (!card || state === 'good' || !outlivesCard(card, account, subscription, today)) return null
  const digits = card.lastDigits
  const isExpired = state === 'expired'
  return (
    <Notice tone={isExpired ? 'danger' : 'info'} icon="card">
      {isExpired ? (
        <Trans>
          <strong>Your bank card ending in {digits} has expired.</strong> The next debit for your pass cannot go through
          with it.
        </Trans>
      ) : (
        <Trans>Your bank card ending in {digits} expires at the end of this month. Your pass is paid with it.</Trans>
      )}
    </Notice>
  )
}
