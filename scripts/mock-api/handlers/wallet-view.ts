import type { Goodie, Prepaid } from '#src/api/generated/schema.ts'
import type { Language } from '../personas.ts'
import { type PrepaidSeed, prepaidTexts } from '../seed/prepaids.ts'
import { type GoodieSeed, goodieTexts } from '../seed/wallet.ts'
import type { Customer } from '../world.ts'

/** Two numbers are the same however they are spaced and whatever case they are typed in. */
export function bareNumber(number: string): string {
  return number.replace(/[\s-]/g, '').toUpperCase()
}

/** Whether a prepaid card can be spent from the account that it is on. */
function isSpendable({ status, given }: PrepaidSeed): boolean {
  return status !== '0' && status !== '1' && given === null
}

/** A prepaid card as the contract shows it. */
export function prepaidIn(language: Language, { kind, gone, ...card }: PrepaidSeed): Prepaid {
  const { name, description } = prepaidTexts[kind]
  return {
    ...card,
    type: 'prepaid',
    subtype: kind,
    name: name[language],
    description: description?.[language] ?? null,
    code: isSpendable({ kind, gone, ...card }) ? `${bareNumber(card.number)}4471` : null,
  }
}

/** A prepaid card as the wallet's list shows it. */
function prepaidGoodie(language: Language, seed: PrepaidSeed): Goodie {
  const { given, status, ...card } = prepaidIn(language, seed)
  return {
    ...card,
    status: status === '0' ? 'expired' : status === '1' ? 'used' : 'available',
    given: given && { date: given.date, mail: given.mail },
  }
}

/** A voucher or a gift card as the contract shows it. */
export function goodieIn(language: Language, seed: GoodieSeed): Goodie {
  const { kind, attached, wrongPins, blockedUntil, ...goodie } = seed
  const { name, description } = goodieTexts[kind]
  return {
    ...goodie,
    subtype: kind,
    name: name[language],
    description: description?.[language] ?? null,
    shareable: false,
    given: null,
  }
}

/** What can be spent comes first, then what expires first; what does not expire is last of its kind. */
function inOrder<T>(items: readonly T[], spendable: (item: T) => boolean, day: (item: T) => string | null): T[] {
  const rank = (item: T) => `${spendable(item) ? 0 : 1} ${day(item) ?? 'never'}`
  return items.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}

/** The prepaid cards on somebody's account, in the contract's order. */
export function prepaidsOf({ prepaids }: Customer, language: Language): Prepaid[] {
  const held = prepaids.filter(({ gone }) => gone === null)
  return inOrder(held, isSpendable, ({ expirationDate }) => expirationDate).map((seed) => prepaidIn(language, seed))
}

/** Everything in somebody's wallet, in the contract's order. */
export function goodiesOf({ goodies, prepaids }: Customer, language: Language): Goodie[] {
  const all = [
    ...goodies.filter(({ attached }) => attached).map((seed) => goodieIn(language, seed)),
    ...prepaids.filter(({ gone }) => gone === null).map((seed) => prepaidGoodie(language, seed)),
  ]
  const spendable = ({ status, given }: Goodie) => status === 'available' && given === null
  return inOrder(all, spendable, ({ expirationDate }) => expirationDate)
}
