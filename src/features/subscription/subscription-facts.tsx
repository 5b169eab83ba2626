import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Account, Subscription } from '#src/api/contract.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { cardFact } from './card-fact.tsx'
import { lastDay, nextDebit, openBalance, planChange, type Situation, supplements } from './subscription-rules.ts'

type Fact = { label: ReactNode; value: ReactNode }

/** What is worth a line under the sentence: all that is pending or owed and that the sentence has not said, then the constants. @param today `YYYY-MM-DD` in the market. */
export function subscriptionFacts(
  subscription: Subscription,
  { subscriptionState, card }: Account,
  { kind }: Situation,
  today: string,
): Fact[] {
  const facts: Fact[] = []
  const debit = nextDebit(subscription)
  const extra = supplements(subscription)
  const change = planChange(subscriptionState)
  const owed = openBalance(subscription)

  if (owed && kind !== 'unpaid') facts.push({ label: <Trans>Still to be paid</Trans>, value: formatMoney(owed) })
  if (debit && !['active', 'starting'].includes(kind)) {
    facts.push({
      label: <Trans>Next debit</Trans>,
      value: `${formatMoney(debit.amount)}, ${formatDay(debit.date)}`,
    })
  }
  if (extra) facts.push({ label: <Trans>Supplements this month</Trans>, value: formatMoney(extra) })
  if (change && kind !== 'changing') {
    facts.push({
      label: <Trans>Change to come</Trans>,
      value: [change.plan, change.date && formatDay(change.date)].filter(Boolean).join(', '),
    })
  }
  if (subscriptionState?.cancelPending && kind !== 'ending') {
    const end = lastDay(subscription, subscriptionState)
    facts.push({ label: <Trans>End</Trans>, value: end ? formatDay(end) : <Trans>asked for</Trans> })
  }
  if (subscriptionState?.pausePending) facts.push({ label: <Trans>Pause</Trans>, value: <Trans>asked for</Trans> })
  if (card) facts.push(cardFact(card, today))
  if (kind !== 'former') facts.push({ label: <Trans>With us since</Trans>, value: formatDay(subscription.date) })
  return facts
}
