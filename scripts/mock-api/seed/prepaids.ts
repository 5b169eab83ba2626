import { daysLater, zoned } from '../dates.ts'
import { emailOf, type PersonaId } from '../personas.ts'
import type { Text } from '../text.ts'

/** A prepaid card, with its texts by name. */
export type PrepaidSeed = {
  id: string
  kind: keyof typeof prepaidTexts
  /** As on the wire: `0` expired, `1` used up, anything else available. */
  status: string
  number: string
  quantity: { initial: number; remaining: number }
  expirationDate: string | null
  lastUpdateDate: string
  shareable: boolean
  given: { date: string; mail: string; acceptedDate: string | null } | null
  /** Why it is in nobody's list any more: taken off the account, to be added again by its number, or gone for good. */
  gone: 'dissociated' | 'deleted' | null
}

const everyDay = {
  fr: 'Valable tous les jours, dans tous nos cinémas, hors suppléments.',
  nl: 'Elke dag geldig in al onze bioscopen, toeslagen niet inbegrepen.',
  en: 'Good any day in all our cinemas, supplements not included.',
}

export const prepaidTexts = {
  one: {
    name: { fr: 'Place prépayée', nl: 'Los filmticket', en: 'Prepaid ticket' },
    description: everyDay,
  },
  duo: {
    name: { fr: 'Carte deux places', nl: 'Kaart voor twee', en: 'Card for two' },
    description: {
      fr: 'Deux places pour la même séance, du lundi au jeudi.',
      nl: 'Twee plaatsen voor dezelfde voorstelling, van maandag tot en met donderdag.',
      en: 'Two places at one showing, Monday to Thursday.',
    },
  },
  five: {
    name: { fr: 'Carnet de cinq places', nl: 'Vijfrittenkaart', en: 'Book of five tickets' },
    description: everyDay,
  },
  ten: {
    name: { fr: 'Carte entreprise de dix places', nl: 'Bedrijfskaart voor tien', en: 'Company card for ten' },
    description: null,
  },
} satisfies Record<string, { name: Text; description: Text | null }>

const places = { one: 1, duo: 2, five: 5, ten: 10 }

type Draft = Pick<PrepaidSeed, 'id' | 'kind' | 'number'> &
  Partial<PrepaidSeed> & { left?: number; expiresIn: number | null }

function prepaid(now: Date, { left, expiresIn, ...draft }: Draft): PrepaidSeed {
  const initial = places[draft.kind]
  return {
    status: '2',
    quantity: { initial, remaining: left ?? initial },
    expirationDate: expiresIn === null ? null : daysLater(now, expiresIn),
    lastUpdateDate: zoned(new Date(now.getTime() - 12 * 24 * 60 * 60_000)),
    shareable: true,
    given: null,
    gone: null,
    ...draft,
  }
}

/** Prepaid cards, by owner. */
export function prepaidsOn(now: Date): Partial<Record<PersonaId, PrepaidSeed[]>> {
  const pending = (daysAgo: number, mail: string) => ({ date: daysLater(now, -daysAgo), mail, acceptedDate: null })
  const present = '8840 2276 0048'
  return {
    'pass-holder': [
      prepaid(now, { id: 'p-1', kind: 'five', number: '8840 2276 0013', left: 2, expiresIn: 64 }),
      prepaid(now, {
        id: 'p-2',
        kind: 'five',
        number: '8840 2276 0021',
        expiresIn: 150,
        given: pending(2, 'sacha.dubreuil@mail.example'),
      }),
      prepaid(now, { id: 'p-3', kind: 'ten', number: '8840 2276 0039', left: 1, expiresIn: null, shareable: false }),
      prepaid(now, {
        id: 'p-4',
        kind: 'duo',
        number: present,
        expiresIn: 90,
        given: { ...pending(20, emailOf('unpaid')), acceptedDate: daysLater(now, -19) },
      }),
      prepaid(now, {
        id: 'p-5',
        kind: 'five',
        number: '8840 1170 9920',
        left: 0,
        expiresIn: -52,
        status: '1',
        shareable: false,
      }),
      prepaid(now, {
        id: 'p-6',
        kind: 'five',
        number: '8840 1170 9938',
        left: 3,
        expiresIn: -4,
        status: '0',
        shareable: false,
      }),
    ],
    unpaid: [
      prepaid(now, { id: 'p-7', kind: 'duo', number: present, expiresIn: 90 }),
      prepaid(now, {
        id: 'p-8',
        kind: 'one',
        number: '8840 3341 7706',
        expiresIn: 0,
        status: '7',
        shareable: false,
      }),
    ],
    'family-nl': [
      prepaid(now, { id: 'p-9', kind: 'five', number: '8840 6120 4417', expiresIn: 120 }),
      prepaid(now, {
        id: 'p-10',
        kind: 'one',
        number: '8840 6120 4425',
        expiresIn: 200,
        given: pending(2, 'oma@kinora.example'),
      }),
    ],
    // Offered to another of the demo's people, who has until tomorrow to accept it.
    staff: [
      prepaid(now, {
        id: 'p-11',
        kind: 'duo',
        number: '8840 7003 1158',
        expiresIn: 75,
        given: pending(29, emailOf('family-nl')),
      }),
    ],
  }
}

/** Cards that were sold and that nobody has on an account yet. */
export function sparePrepaidsOn(now: Date): PrepaidSeed[] {
  return [
    prepaid(now, { id: 'p-21', kind: 'five', number: '8840 5512 0031', expiresIn: 180 }),
    prepaid(now, { id: 'p-22', kind: 'duo', number: '8840 5512 0049', expiresIn: 90 }),
    prepaid(now, { id: 'p-23', kind: 'one', number: '8840 5512 0056', expiresIn: 0, shareable: false }),
    prepaid(now, { id: 'p-24', kind: 'five', number: '8840 5512 0064', left: 0, expiresIn: 30, status: '1' }),
    prepaid(now, { id: 'p-25', kind: 'five', number: '8840 5512 0072', left: 4, expiresIn: -11, status: '0' }),
  ]
}
