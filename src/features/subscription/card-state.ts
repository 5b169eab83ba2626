import type { Account } from '#src/api/contract.ts'

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
