import { daysLater, zoned } from '../dates.ts'
import type { PersonaId } from '../personas.ts'
import type { Text } from '../text.ts'

/** A voucher or a gift card, with its texts by name. */
export type GoodieSeed = {
  id: string
  kind: keyof typeof goodieTexts
  type: 'voucher' | 'giftcard'
  status: 'available' | 'used' | 'expired'
  number: string
  code: string | null
  quantity: { initial: number; remaining: number }
  expirationDate: string | null
  lastUpdateDate: string
  /** False for a gift card of which this customer only tried the secret code: it is not in their wallet. */
  attached: boolean
  /** How often a wrong secret code was tried, and until when that keeps the card away from this customer. */
  wrongPins: number
  blockedUntil: string | null
}

export const goodieTexts = {
  birthday: {
    name: { fr: 'Place d’anniversaire', nl: 'Verjaardagsticket', en: 'Birthday ticket' },
    description: { fr: 'Offerte par le Club.', nl: 'Cadeau van de Club.', en: 'A present from the Club.' },
  },
  snack: {
    name: { fr: 'Pop-corn offert', nl: 'Gratis popcorn', en: 'Free popcorn' },
    description: { fr: 'Pour l’achat d’une boisson.', nl: 'Bij aankoop van een drankje.', en: 'With any drink.' },
  },
  sorry: {
    name: { fr: 'Une place pour nous excuser', nl: 'Een ticket als excuus', en: 'A ticket, with our apologies' },
    description: null,
  },
  giftcard: {
    name: { fr: 'Carte cadeau de 40 €', nl: 'Cadeaukaart van € 40', en: '€40 gift card' },
    description: { fr: 'Il reste 22,80 €.', nl: 'Er staat nog € 22,80 op.', en: '€22.80 left.' },
  },
  giftcard25: {
    name: { fr: 'Carte cadeau de 25 €', nl: 'Cadeaukaart van € 25', en: '€25 gift card' },
    description: { fr: 'Il reste 25,00 €.', nl: 'Er staat nog € 25,00 op.', en: '€25.00 left.' },
  },
} satisfies Record<string, { name: Text; description: Text | null }>

type Draft = Pick<GoodieSeed, 'id' | 'kind'> & Partial<GoodieSeed> & { expiresIn: number | null }

function goodie(now: Date, { expiresIn, ...draft }: Draft): GoodieSeed {
  return {
    type: 'voucher',
    status: 'available',
    number: `97${draft.id.replace(/\D/g, '').padStart(8, '0')}`,
    code: `KD-${draft.id.toUpperCase()}`,
    quantity: { initial: 1, remaining: draft.status === 'used' ? 0 : 1 },
    expirationDate: expiresIn === null ? null : daysLater(now, expiresIn),
    lastUpdateDate: zoned(new Date(now.getTime() - 9 * 24 * 60 * 60_000)),
    attached: true,
    wrongPins: 0,
    blockedUntil: null,
    ...draft,
  }
}

/** The vouchers and gift cards that each person has in the wallet, on a day. */
export function walletsOn(now: Date): Partial<Record<PersonaId, GoodieSeed[]>> {
  return {
    'pass-holder': [
      goodie(now, { id: 'g-1', kind: 'snack', expiresIn: 6 }),
      goodie(now, {
        id: 'g-3',
        kind: 'giftcard',
        type: 'giftcard',
        number: '6012 7745 3301',
        code: null,
        expiresIn: null,
      }),
      goodie(now, { id: 'g-4', kind: 'birthday', expiresIn: -3, status: 'used' }),
      goodie(now, { id: 'g-5', kind: 'snack', expiresIn: -40, status: 'expired' }),
    ],
    unpaid: [goodie(now, { id: 'g-6', kind: 'birthday', expiresIn: 0 })],
    'family-nl': [
      goodie(now, { id: 'g-7', kind: 'sorry', expiresIn: 45 }),
      goodie(now, {
        id: 'g-8',
        kind: 'giftcard',
        type: 'giftcard',
        number: '6012 7745 3319',
        code: null,
        expiresIn: 300,
      }),
    ],
  }
}

/** Vouchers that were handed out and that nobody has on an account yet. */
export function spareVouchersOn(now: Date): GoodieSeed[] {
  const printed = (number: string) => ({ number, code: number })
  return [
    goodie(now, { id: 'g-21', kind: 'snack', ...printed('KINO-2471-MAIS'), expiresIn: 40 }),
    goodie(now, { id: 'g-22', kind: 'birthday', ...printed('KINO-1108-FETE'), expiresIn: 0 }),
    goodie(now, { id: 'g-23', kind: 'snack', ...printed('KINO-0715-ABCD'), expiresIn: 12, status: 'used' }),
    goodie(now, { id: 'g-24', kind: 'sorry', ...printed('KINO-0362-EFGH'), expiresIn: -30, status: 'expired' }),
  ]
}

/** Gift cards that nobody has on an account yet, with their secret codes. */
export function spareGiftCardsOn(now: Date): { card: GoodieSeed; pin: string }[] {
  const card = (id: string, number: string, more: Partial<GoodieSeed> & { expiresIn: number | null }) =>
    goodie(now, { id, kind: 'giftcard25', type: 'giftcard', number, code: null, ...more })
  return [
    { card: card('g-31', '6012 7745 3390', { expiresIn: 365 }), pin: '4711' },
    { card: card('g-32', '6012 7745 3408', { expiresIn: null }), pin: '2580' },
    { card: card('g-33', '6012 7745 3416', { expiresIn: 100, status: 'used' }), pin: '1357' },
    { card: card('g-34', '6012 7745 3424', { expiresIn: -8, status: 'expired' }), pin: '2468' },
  ]
}

/** The secret codes of gift cards that are on somebody's account. */
export const pinsOfHeldCards: Readonly<Record<string, string>> = { '6012 7745 3301': '3301', '6012 7745 3319': '3319' }
