import type { Goodie, Prepaid } from '#src/api/contract.ts'
import { statusOf } from './prepaid-rules.ts'

/** Something in the wallet; of a prepaid card, what the list of prepaid cards tells. */
export type WalletItem = Goodie & { card?: Prepaid }

/**
 * All that the two lists know, each thing once. A prepaid card that only one of them has is shown as far as that one knows it: without
 * its `card`, nothing can be done with it.
 */
export function walletItems(goodies: readonly Goodie[], prepaids: readonly Prepaid[]): WalletItem[] {
  const cards = new Map(prepaids.map((card) => [card.id, card]))
  const known = new Set(goodies.map(({ id }) => id))
  return [
    ...goodies.map((goodie) => {
      const card = cards.get(goodie.id)
      return card ? itemOf(card) : goodie
    }),
    ...prepaids.filter(({ id }) => !known.has(id)).map(itemOf),
  ]
}

function itemOf(card: Prepaid): WalletItem {
  const { given } = card
  return {
    ...card,
    card,
    type: 'prepaid',
    status: statusOf(card),
    given: given && { date: given.date, mail: given.mail },
  }
}

/** What is scanned or typed to spend something; `undefined` for what has no such code, or cannot be spent. */
export function codeOf({ code }: Goodie, state: string): string | undefined {
  return state === 'available' && code !== null && code.trim() !== '' ? code : undefined
}
