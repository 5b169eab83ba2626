import type { Account } from '#src/api/contract.ts'
import type { Situation } from './subscription-rules.ts'

/** What stops the pass at the door, or is about to. */
export type Warning = 'unpaid' | 'photo' | 'blocked'
/** What the chain would like to sell. */
export type Offer = 'again' | 'renew' | 'first'

/** The names under which a customer's wish to hear no more of it is remembered. */
export const newsIds = {
  unpaid: 'pass-unpaid',
  photo: 'pass-photo',
  blocked: 'pass-blocked',
  again: 'pass-again',
  renew: 'pass-renew',
  first: 'pass-first',
} as const satisfies Record<Warning | Offer, string>

/** The warning that a situation calls for. */
export function warningOf({ kind }: Situation): Warning | undefined {
  if (kind === 'photo-rejected') return 'photo'
  return kind === 'unpaid' || kind === 'blocked' ? kind : undefined
}

/** The offer for somebody who may subscribe again, may renew what ends, or never had a pass. Nothing is sold to somebody being warned. */
export function offerOf(
  situation: Situation,
  { subscription, subscriptionState }: Pick<Account, 'subscription' | 'subscriptionState'>,
): Offer | undefined {
  if (warningOf(situation)) return undefined
  if (subscriptionState?.eligibleReSubscription) return 'again'
  if (subscriptionState?.eligibleRenew) return 'renew'
  return subscription ? undefined : 'first'
}
