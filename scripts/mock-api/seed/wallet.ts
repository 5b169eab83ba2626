import { daysLater, zoned } from '../dates.ts'
import type { Text } from '../text.ts'

/** Something in the wallet, with its texts by name. */
export type GoodieSeed = {
  id: string
  kind: keyof typeof goodieTexts
  type: 'voucher' | 'giftcard' | 'prepaid'
  status: 'available' | 'used' | 'expired'
  number: string
  code: string | null
  quantity: { initial: number; remaining: number }
  expirationDate: string | null
  lastUpdateDate: string
  shareable: boolean
  given: { date: string; mail: string } | null
}

export const goodieTexts = {
  five: {
    name: { fr: 'Carnet de cinq places', nl: 'Vijfrittenkaart', en: 'Book of five tickets' },
    description: {
      fr: 'Valable tous les jours, dans tous nos cinémas, hors suppléments.',
      nl: 'Elke dag geldig in al onze bioscopen, toeslagen niet inbegrepen.',
      en: 'Good any day in all our cinemas, supplements not included.',
    },
  },
  birthday: {
    name: { fr: 'Place d’anniversaire', nl: 'Verjaardagsticket', en: 'Birthday ticket' },
    description: { fr: 'Offerte par le Club.', nl: 'Cadeau van de Club.', en: 'A present from the Club.' },
  },
  giftcard: {
    name: { fr: 'Carte cadeau de 40 €', nl: 'Cadeaukaart van € 40', en: '€40 gift card' },
    description: { fr: 'Il reste 22,80 €.', nl: 'Er staat nog € 22,80 op.', en: '€22.80 left.' },
  },
  snack: {
    name: { fr: 'Pop-corn offert', nl: 'Gratis popcorn', en: 'Free popcorn' },
    description: { fr: 'Pour l’achat d’une boisson.', nl: 'Bij aankoop van een drankje.', en: 'With any drink.' },
  },
} satisfies Record<string, { name: Text; description: Text }>

type Draft = Pick<GoodieSeed, 'id' | 'kind' | 'type'> & {
  expiresIn: number | null
  places?: [number, number]
} & Partial<GoodieSeed>

function goodie(now: Date, { expiresIn, places = [1, 1], ...draft }: Draft): GoodieSeed {
  return {
    status: 'available',
    number: `97${draft.id.replace(/\D/g, '').padStart(8, '0')}`,
    code: `KD-${draft.id.toUpperCase()}`,
    quantity: { initial: places[0], remaining: places[1] },
    expirationDate: expiresIn === null ? null : daysLater(now, expiresIn),
    lastUpdateDate: zoned(new Date(now.getTime() - 9 * 24 * 60 * 60_000)),
    shareable: false,
    given: null,
    ...draft,
  }
}

/** What each person has in the wallet, on a day. */
export function walletsOn(now: Date): Partial<Record<string, GoodieSeed[]>> {
  return {
    'pass-holder': [
      goodie(now, { id: 'g-1', kind: 'snack', type: 'voucher', expiresIn: 6 }),
      goodie(now, { id: 'g-2', kind: 'five', type: 'prepaid', expiresIn: 64, places: [5, 3], shareable: true }),
      goodie(now, { id: 'g-3', kind: 'giftcard', type: 'giftcard', expiresIn: null, shareable: true }),
      goodie(now, { id: 'g-4', kind: 'birthday', type: 'voucher', expiresIn: -3, places: [1, 0], status: 'used' }),
      goodie(now, { id: 'g-5', kind: 'snack', type: 'voucher', expiresIn: -40, status: 'expired' }),
    ],
    unpaid: [goodie(now, { id: 'g-6', kind: 'birthday', type: 'voucher', expiresIn: 0 })],
    'family-nl': [
      goodie(now, { id: 'g-7', kind: 'five', type: 'prepaid', expiresIn: 120, places: [5, 5], shareable: true }),
      goodie(now, {
        id: 'g-8',
        kind: 'giftcard',
        type: 'giftcard',
        expiresIn: 300,
        given: { date: daysLater(now, -2), mail: 'oma@kinora.example' },
      }),
    ],
  }
}
