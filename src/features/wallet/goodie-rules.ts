import type { Goodie } from '#src/api/contract.ts'

/** The kinds of things in a wallet, in the order in which they are listed. A kind that is new is `other`. */
export const goodieKinds = ['voucher', 'giftcard', 'prepaid', 'other'] as const
export type GoodieKind = (typeof goodieKinds)[number]

export function goodieKind({ type }: Pick<Goodie, 'type'>): GoodieKind {
  return goodieKinds.find((kind) => kind === type) ?? 'other'
}

/**
 * Whether something can be spent today: it is said to be available, has something left, is not on its way to somebody else, and its
 * last day is not over.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function isAvailable({ status, quantity, given, expirationDate }: Goodie, today: string): boolean {
  const expired = expirationDate !== null && expirationDate < today
  return status === 'available' && quantity.remaining > 0 && given === null && !expired
}

/** What can be spent: how many of each kind (of prepaid cards the places that remain), and what has to be spent first. */
export function walletOf(
  goodies: readonly Goodie[],
  today: string,
): { counts: { kind: GoodieKind; count: number }[]; first?: Goodie } {
  const available = goodies.filter((goodie) => isAvailable(goodie, today))
  const counts = goodieKinds.map((kind) => {
    const same = available.filter((goodie) => goodieKind(goodie) === kind)
    const places = same.reduce((sum, { quantity }) => sum + quantity.remaining, 0)
    return { kind, count: kind === 'prepaid' ? places : same.length }
  })
  const [first] = available
    .filter(({ expirationDate }) => expirationDate !== null)
    .sort((one, other) => (one.expirationDate ?? '').localeCompare(other.expirationDate ?? ''))
  return { counts: counts.filter(({ count }) => count > 0), first }
}
