import type { Account, Money, Subscription, SubscriptionState } from '#src/api/contract.ts'

/** What the wire's word for the state of a subscription means. `starting` is before the first debit, `unknown` a word that is new. */
export type SubscriptionStatus = 'active' | 'unpaid' | 'paused' | 'starting' | 'unknown'

const statuses = new Map<string, SubscriptionStatus>([
  ['actif', 'active'],
  ['impayé', 'unpaid'],
  ['suspendu', 'paused'],
])

/** Reads the wire's status, which is in French in every market. */
export function subscriptionStatus(status: string | null): SubscriptionStatus {
  if (status === null) return 'starting'
  return statuses.get(status.trim().toLowerCase().normalize('NFC')) ?? 'unknown'
}

/** What is debited next, and when. */
export type Debit = { amount: Money; date: string }

/** The one thing to say about a subscription before anything else. */
export type Situation =
  | { kind: 'none' | 'former' | 'photo-rejected' | 'blocked' | 'paused' | 'unknown' }
  | { kind: 'unpaid'; balance: Money | undefined; blocked: boolean; ended: boolean }
  | { kind: 'ending'; date: string | null }
  | { kind: 'changing'; plan: string; date: string | null }
  | { kind: 'starting' | 'active'; debit: Debit | undefined }

type Holder = Pick<Account, 'subscription' | 'subscriptionState'>

/** Picks what matters most: what stops the pass at the door first, then what is owed, then what is going to change. */
export function situationOf(
  subscription: Subscription | null,
  { subscription: holds, subscriptionState }: Holder,
): Situation {
  if (!subscription) return { kind: subscriptionState?.eligibleReSubscription ? 'former' : 'none' }
  const status = subscriptionStatus(subscription.status)
  const balance = openBalance(subscription)
  const reason = subscription.blockedReason
  if (reason === 'unpaid' || status === 'unpaid' || (!holds && balance)) {
    return { kind: 'unpaid', balance, blocked: reason === 'unpaid', ended: !holds }
  }
  if (!holds) return { kind: 'former' }
  if (reason !== null) return { kind: reason === 'incorrect_photo' ? 'photo-rejected' : 'blocked' }
  if (status === 'paused') return { kind: 'paused' }
  if (subscriptionState?.cancelPending) return { kind: 'ending', date: lastDay(subscription, subscriptionState) }
  const change = planChange(subscriptionState)
  if (change) return { kind: 'changing', ...change }
  return status === 'unknown' ? { kind: 'unknown' } : { kind: status, debit: nextDebit(subscription) }
}

/** Whether the pass is known to open doors. */
export function opensDoors({ kind }: Situation): boolean {
  return kind === 'active' || kind === 'ending' || kind === 'changing'
}

/** The plan that follows and its first day, when one is asked for. */
export function planChange(state: SubscriptionState | null): { plan: string; date: string | null } | undefined {
  if (!state?.pendingPlanChange || !state.newPlan) return undefined
  return { plan: state.newPlan.title, date: state.nextPlanExecutionDate }
}

/** The last day of a subscription that is to end, where anybody says. */
export function lastDay({ cancellation }: Subscription, { currentPlanEndDate }: SubscriptionState): string | null {
  return cancellation?.endDate ?? currentPlanEndDate
}

/** What is still to be paid, when anything is. */
export function openBalance({ totalInvoiceBalance }: Subscription): Money | undefined {
  return isSome(totalInvoiceBalance) ? totalInvoiceBalance : undefined
}

/** The day of the first debit that failed and is still to be paid. */
export function unpaidSince({ invoices }: Subscription): string | undefined {
  const days = invoices.filter(({ status }) => status === 'unpaid').map(({ date }) => date)
  return days.sort()[0]
}

/** Whether an amount is more than nothing. */
export function isSome(amount: Money | null): amount is Money {
  return amount !== null && cents(amount) > 0
}

/** What the supplements of the running month come to, when there are any. */
export function supplements({ consumption }: Subscription): Money | undefined {
  const total = consumption.supplements.reduce((sum, { amount }) => sum + cents(amount), 0)
  return total > 0 ? money(total, consumption.subscriptionAmount.currency) : undefined
}

/** The next debit: the plan, and the month's supplements where they are debited with it. Nothing when none follows or it is free. */
export function nextDebit(subscription: Subscription): Debit | undefined {
  const { consumption, debitInvoiceEnabled, nextDebitDate } = subscription
  const extra = debitInvoiceEnabled ? supplements(subscription) : undefined
  const total = cents(consumption.subscriptionAmount) + (extra ? cents(extra) : 0)
  if (nextDebitDate === null || total <= 0) return undefined
  return { amount: money(total, consumption.subscriptionAmount.currency), date: nextDebitDate }
}

/** Sums are made in whole cents, so that no part of one is lost. */
export function cents({ amount }: Money): number {
  return Math.round(Number(amount) * 100)
}

/** An amount of so many cents. */
export function money(total: number, currency: string): Money {
  return { amount: (total / 100).toFixed(2), currency }
}
