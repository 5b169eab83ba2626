import type { Prepaid } from '#src/api/contract.ts'
import { addDays } from '#src/app/clock/calendar.ts'

/** For so many days an offer waits for its answer. */
const offerDays = 30

/** A card's code as the word that the wallet's list has for it. A code that is new is one of a card that can be spent. */
export function statusOf({ status }: Pick<Prepaid, 'status'>): 'expired' | 'used' | 'available' {
  if (status === '0') return 'expired'
  return status === '1' ? 'used' : 'available'
}

/** What has become of a card, as the server sees it. Somebody else's prevails over what is left on it. */
export function prepaidState(card: Pick<Prepaid, 'status' | 'given'>) {
  if (card.given === null) return statusOf(card)
  return card.given.acceptedDate === null ? 'offered' : 'given'
}

/**
 * Whether a card can be offered to somebody: it is the customer's own to spend, and not one that somebody else paid for.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function canOffer(card: Prepaid, today: string): boolean {
  return isOwnToSpend(card, today) && card.shareable
}

/** Whether the offer of a card can be taken back: nobody has accepted it yet. */
export function canTakeBack(card: Prepaid): boolean {
  return prepaidState(card) === 'offered'
}

/** Whether a card can be taken off the account, its places staying on it: one for several places that can be spent. @param today as for `canOffer`. */
export function canDissociate(card: Prepaid, today: string): boolean {
  return isOwnToSpend(card, today) && card.quantity.initial > 1
}

/** Whether a card can be deleted: it is of no more use here, or it is the customer's to throw away. */
export function canDelete(card: Prepaid): boolean {
  const state = prepaidState(card)
  if (state === 'offered') return false
  return state !== 'available' || card.shareable
}

/** The last day on which an offer can be accepted. @param since the day on which it was made; both `YYYY-MM-DD`. */
export function offerEnd(since: string): string {
  return addDays(since, offerDays)
}

function isOwnToSpend(card: Prepaid, today: string): boolean {
  const isOver = card.expirationDate !== null && card.expirationDate < today
  return prepaidState(card) === 'available' && card.quantity.remaining > 0 && !isOver
}
