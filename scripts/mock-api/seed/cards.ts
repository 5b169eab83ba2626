import type { PassCard } from '#src/api/generated/schema.ts'
import { daysLater, zoned } from '../dates.ts'
import type { PersonaId } from '../personas.ts'
import { same, type Text } from '../text.ts'
import { plans } from './plans.ts'

/** A drawn portrait: the name of a file in the folder of photos. */
export type Portrait = 'bun' | 'beard' | 'curls' | 'sunglasses'

/** The photo of a card. What somebody sent is shown when it is a JPEG; anything else is kept, and shown as the drawn portrait. */
export type PhotoSeed = {
  id: string
  status: 'OK' | 'KO' | 'PENDING'
  portrait: Portrait
  sent: Uint8Array | null
}

/** A pass card as the world keeps it. */
export type CardSeed = Pick<
  PassCard,
  'id' | 'type' | 'displayNumber' | 'active' | 'activationDate' | 'validityDate' | 'lastUpdateDate'
> &
  Pick<PassCard, 'isADI' | 'maxFileSize' | 'allowedMimeTypes' | 'subscriptionStatus'> & {
    label: Text
    /** The last name that is printed on it, in the spellings that fit. */
    lastnames: readonly string[]
    photo: PhotoSeed | null
  }

/** How large a photo may be, in bytes, on most cards. */
export const photoLimit = 512_000

/** What a photo may be on most cards. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/heif', 'image/heic', 'image/webp']

type Draft = Pick<CardSeed, 'id' | 'type' | 'label' | 'displayNumber' | 'lastnames'> & {
  updatedDaysAgo: number
} & Partial<CardSeed>

function card(now: Date, { updatedDaysAgo, ...draft }: Draft): CardSeed {
  return {
    active: true,
    activationDate: daysLater(now, -updatedDaysAgo - 40),
    validityDate: daysLater(now, 700),
    lastUpdateDate: zoned(new Date(now.getTime() - updatedDaysAgo * 24 * 60 * 60_000)),
    isADI: true,
    maxFileSize: photoLimit,
    allowedMimeTypes: [...photoTypes],
    subscriptionStatus: null,
    photo: null,
    ...draft,
  }
}

function photo(id: string, portrait: Portrait, status: PhotoSeed['status'] = 'OK'): PhotoSeed {
  return { id, portrait, status, sent: null }
}

/** The cards on which passes are carried. One whose number is the subscription's follows its status. */
export function cardsOn(now: Date): Partial<Record<PersonaId, CardSeed[]>> {
  const long = 'Vandenbroucke de Castelnau-Montmirail et de la Haye-Fouquets'
  return {
    'pass-holder': [
      card(now, {
        id: 'card-2049',
        type: plans.duo.code,
        label: plans.duo.title,
        displayNumber: '3104 2049 5518 03',
        lastnames: ['d’Almeida'],
        updatedDaysAgo: 68,
        photo: photo('ph-2049-1', 'bun'),
      }),
      card(now, {
        id: 'card-1177',
        type: plans.solo.code,
        label: plans.solo.title,
        displayNumber: '3104 1177 0265 44',
        lastnames: ['d’Almeida'],
        updatedDaysAgo: 560,
        active: false,
        validityDate: daysLater(now, -560),
        subscriptionStatus: 'canceled',
      }),
    ],
    unpaid: [
      card(now, {
        id: 'card-3310',
        type: plans.solo.code,
        label: plans.solo.title,
        displayNumber: '3104 3310 7720 41',
        lastnames: ['Haddad'],
        updatedDaysAgo: 16,
        photo: photo('ph-3310-1', 'beard'),
      }),
    ],
    'photo-rejected': [
      card(now, {
        id: 'card-4127',
        type: plans.gold.code,
        label: plans.gold.title,
        displayNumber: '3104 4127 0966 18',
        lastnames: ['منصور', 'Mansour'],
        updatedDaysAgo: 2,
        activationDate: null,
        photo: photo('ph-4127-1', 'sunglasses', 'KO'),
      }),
    ],
    leaving: [
      card(now, {
        id: 'card-1188',
        type: plans.gold.code,
        label: plans.gold.title,
        displayNumber: '3104 1188 0024 90',
        lastnames: [long],
        updatedDaysAgo: 900,
        isADI: false,
      }),
    ],
    'family-nl': [
      card(now, {
        id: 'card-5121',
        type: 'MIJN_PROVIDER',
        label: same('Mijn Kinora'),
        displayNumber: '3104 5001 8846 02',
        lastnames: ['van der Velden', 'Velden'],
        updatedDaysAgo: 3,
        isADI: false,
        validityDate: null,
      }),
      card(now, {
        id: 'card-5120',
        type: plans.family.code,
        label: plans.family.title,
        displayNumber: '3104 5120 8846 17',
        lastnames: ['van der Velden', 'Velden'],
        updatedDaysAgo: 138,
        photo: photo('ph-5120-1', 'curls'),
      }),
    ],
    staff: [
      card(now, {
        id: 'card-9000',
        type: plans.staff.code,
        label: plans.staff.title,
        displayNumber: '3104 9000 0418 77',
        lastnames: ['Bakker'],
        updatedDaysAgo: 30,
        validityDate: null,
        maxFileSize: 2_000_000,
        allowedMimeTypes: ['image/jpeg', 'image/png'],
        photo: photo('ph-9000-1', 'beard'),
      }),
    ],
  }
}

/** Cards that lie in drawers: no account has them yet. */
export function looseCardsOn(now: Date): CardSeed[] {
  return [
    card(now, {
      id: 'card-6620',
      type: 'MOVIECARD_25',
      label: { fr: 'Carte 25', nl: 'Moviecard 25', en: 'Moviecard 25' },
      displayNumber: '3104 6620 1847 35',
      lastnames: ['d’Almeida'],
      updatedDaysAgo: 0,
      activationDate: null,
      isADI: false,
    }),
    card(now, {
      id: 'card-7715',
      type: 'EXPLORER',
      label: { fr: 'Pass Explorateur', nl: 'Ontdekkerspas', en: 'Explorer Pass' },
      displayNumber: '3104 7715 0092 60',
      lastnames: ['van der Velden', 'Velden'],
      updatedDaysAgo: 0,
      activationDate: null,
      isADI: false,
    }),
  ]
}
