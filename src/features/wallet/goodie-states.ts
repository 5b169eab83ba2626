import type { Goodie } from '#src/api/contract.ts'
import { isAvailable } from './goodie-rules.ts'

/** What has become of things in a wallet, in the order in which they are listed. A status that is new is `other`. */
export const goodieStates = ['available', 'given', 'used', 'expired', 'other'] as const
export type GoodieState = (typeof goodieStates)[number]

/**
 * What has become of something.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function goodieState(goodie: Goodie, today: string): GoodieState {
  const { status, quantity, given, expirationDate } = goodie
  if (isAvailable(goodie, today)) return 'available'
  if (given !== null) return 'given'
  if (status === 'used') return 'used'
  if (status === 'expired') return 'expired'
  if (status !== 'available') return 'other'
  return quantity.remaining === 0 || expirationDate === null ? 'used' : 'expired'
}

/**
 * Everything in a wallet by what has become of it, without the states that nothing is in. What can be spent and ends first comes first,
 * what does not end last; of what is over, the latest comes first.
 *
 * @param today `YYYY-MM-DD` in the market.
 * @param added the id of what has just been put in: it goes before the others of its state, so that it is found.
 */
export function goodiesByState<Item extends Goodie>(
  goodies: readonly Item[],
  today: string,
  added?: string,
): { state: GoodieState; goodies: Item[] }[] {
  return goodieStates
    .map((state) => ({
      state,
      goodies: goodies
        .filter((goodie) => goodieState(goodie, today) === state)
        .toSorted((one, other) => Number(other.id === added) - Number(one.id === added) || inOrder[state](one, other)),
    }))
    .filter((group) => group.goodies.length > 0)
}

type Order = (one: Goodie, other: Goodie) => number

const endsFirst: Order = (one, other) => compare(one.expirationDate ?? '9999', other.expirationDate ?? '9999')
const endedLast: Order = (one, other) => compare(other.expirationDate ?? '', one.expirationDate ?? '')
const offeredLast: Order = (one, other) => compare(other.given?.date ?? '', one.given?.date ?? '')

const inOrder: Record<GoodieState, Order> = {
  available: endsFirst,
  given: offeredLast,
  used: endedLast,
  expired: endedLast,
  other: endsFirst,
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
