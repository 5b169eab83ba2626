import type { Account, Subscription } from '#src/api/contract.ts'

/**
 * How the bank card stands: it is good until the end of the month that it names.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function cardState(card: Account['card'], today: string): 'none' | 'good' | 'last-month' | 'expired' {
  if (!card) return 'none'
  const month = today.slice(0, 7)
  if (card.expirationDate < month) return 'expired'
  return card.expirationDate === month ? 'last-month' : 'good'
}

/**
 * Whether debits for a pass go on once a bank card is good no longer. Where the subscription ends, the last debit decides; while that
 * is not known, nobody is alarmed.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function outlivesCard(
  { expirationDate }: NonNullable<Account['card']>,
  { subscription: holds, subscriptionState }: Pick<Account, 'subscription' | 'subscriptionState'>,
  subscription: Subscription | null | undefined,
  today: string,
): boolean {
  if (!subscriptionState?.cancelPending) return holds
  const last = subscription?.cancellation?.lastDebitDate ?? ''
  return last > today && last.slice(0, 7) > expirationDate
}
