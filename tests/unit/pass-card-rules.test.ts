import { describe, expect, test } from 'vitest'
import type { PassCard } from '#src/api/contract.ts'
import { typedCardSchema } from '#src/features/pass-card/card-attachment.ts'
import {
  cardForPhoto,
  cardState,
  groupedNumber,
  holderName,
  isPhotoRefused,
  photoState,
  shownCard,
  takesPhoto,
  worksMeanwhile,
} from '#src/features/pass-card/card-rules.ts'
import { isKnownType, nameOfType } from '#src/features/pass-card/card-types.ts'

const old = '2026-02-01T09:00:00+01:00'
const recent = '2026-11-03T17:45:00+01:00'

function card(given: Partial<PassCard>): PassCard {
  return {
    id: 'card-1',
    type: 'CINEPASS',
    label: 'Pass Solo',
    displayNumber: '3104 1000 1200 10',
    code: 'K1',
    photoId: 'ph-1',
    photoStatus: 'OK',
    photoRefusal: null,
    activationDate: '2025-05-05',
    validityDate: null,
    isADI: true,
    active: true,
    subscriptionStatus: 'active',
    lastUpdateDate: recent,
    maxFileSize: 512_000,
    allowedMimeTypes: ['image/jpeg'],
    ...given,
  }
}

describe('the card that is shown', () => {
  const solo = card({ id: 'solo', lastUpdateDate: old })
  const duo = card({ id: 'duo', type: 'CINEPASS_DUO' })
  const shared = card({ id: 'shared', type: 'COMPTE_PROVIDER' })
  const dutchShared = card({ id: 'mijn', type: 'MIJN_PROVIDER' })

  test.each([
    { name: 'the one that was updated last', cards: [solo, duo], shown: 'duo' },
    { name: 'the one that was updated last, in any order', cards: [duo, solo], shown: 'duo' },
    { name: 'an older pass rather than a newer shared account card', cards: [shared, solo], shown: 'solo' },
    { name: 'an older pass rather than a newer Dutch shared account card', cards: [dutchShared, solo], shown: 'solo' },
    { name: 'a shared account card where there is nothing else', cards: [shared], shown: 'shared' },
    {
      name: 'the newer one of two shared account cards',
      cards: [{ ...shared, lastUpdateDate: old }, dutchShared],
      shown: 'mijn',
    },
    { name: 'one in use rather than a newer one that is not', cards: [{ ...duo, active: false }, solo], shown: 'solo' },
    {
      name: 'one of a known type rather than a newer one that is new',
      cards: [{ ...duo, type: 'NEXT' }, solo],
      shown: 'solo',
    },
    { name: 'none where none is in use', cards: [{ ...duo, active: false }], shown: undefined },
    { name: 'none where no type is known', cards: [{ ...duo, type: 'NEXT' }], shown: undefined },
    { name: 'none without a card', cards: [], shown: undefined },
    {
      name: 'the later instant, whatever the offsets make of the words',
      cards: [
        card({ id: 'summer', lastUpdateDate: '2026-10-25T02:30:00+02:00' }),
        card({ id: 'winter', lastUpdateDate: '2026-10-25T02:10:00+01:00' }),
      ],
      shown: 'winter',
    },
  ])('is $name', ({ cards, shown }) => expect(shownCard(cards)?.id).toBe(shown))
})

describe('the card that gets another photo', () => {
  const shown = card({ id: 'shown' })
  const refused = card({ id: 'refused', photoStatus: 'KO', lastUpdateDate: old })
  const gone = card({ id: 'gone', active: false })
  const shared = card({ id: 'shared', type: 'COMPTE_PROVIDER', photoId: null, photoStatus: null })

  test.each([
    { name: 'the one that is shown', cards: [shown, gone], id: undefined, found: 'shown' },
    {
      name: 'another one, when that is the one whose photo was turned down',
      cards: [shown, refused],
      id: undefined,
      found: 'refused',
    },
    { name: 'the one that the address names', cards: [shown, refused], id: 'shown', found: 'shown' },
    { name: 'none that is no longer in use', cards: [shown, gone], id: 'gone', found: undefined },
    { name: 'none that is nobody’s', cards: [shown], id: 'card-9999', found: undefined },
    { name: 'no shared account card', cards: [shared], id: undefined, found: undefined },
    { name: 'none without a card', cards: [], id: undefined, found: undefined },
  ])('is $name', ({ cards, id, found }) => expect(cardForPhoto(cards, id)?.id).toBe(found))

  test.each([
    [true, shown],
    [true, card({ photoId: null, photoStatus: null })],
    [false, gone],
    [false, shared],
    [true, { ...shared, photoStatus: 'KO' }],
  ])('%s: a photo can be put on %o', (can, one) => expect(takesPhoto(one)).toBe(can))

  test('a photo that was turned down concerns nobody once the card is out of use', () => {
    expect([isPhotoRefused(refused), isPhotoRefused({ ...refused, active: false })]).toEqual([true, false])
  })
})

test.each([
  ['active', 'active'],
  ['canceled', 'paused'],
  ['unpaid', 'paused'],
  ['suspended', 'paused'],
  ['blocked', 'blocked'],
  ['transferred', 'unknown'],
  [null, 'unknown'],
] as const)('a card whose subscription is %s is %s', (subscriptionStatus, state) => {
  expect(cardState(card({ subscriptionStatus }))).toBe(state)
  expect(cardState(card({ subscriptionStatus, active: false }))).toBe('ended')
})

test.each([
  ['OK', 'ph-1', 'accepted'],
  ['PENDING', 'ph-1', 'pending'],
  ['KO', 'ph-1', 'refused'],
  [null, null, 'none'],
  ['A_REVOIR', 'ph-1', 'unknown'],
  ['A_REVOIR', null, 'none'],
] as const)('a photo with the status %s and the id %s is %s', (photoStatus, photoId, state) => {
  expect(photoState({ photoStatus, photoId })).toBe(state)
})

test.each([
  ['3104 2049 5518 03', '3104 2049 5518 03'],
  ['31042049551803', '3104 2049 5518 03'],
  ['310420495518', '3104 2049 5518'],
  [' 31042049 ', '3104 2049'],
  ['12345', '12345'],
  ['A-31042049', 'A-31042049'],
  ['31042049-A', '31042049-A'],
  ['3104-2049', '3104-2049'],
  ['', ''],
])('the number %j is set as %j', (number, grouped) => expect(groupedNumber(number)).toBe(grouped))

test.each([
  [{ firstname: 'Sanne', infixname: 'van der', lastname: 'Velden' }, 'Sanne van der Velden'],
  [{ firstname: 'Lou', infixname: null, lastname: null }, 'Lou'],
  [{ firstname: ' ', infixname: null, lastname: null }, ''],
])('the name of %o is %j', (person, name) => expect(holderName(person)).toBe(name))

test('every type of card has a name, and one that is new has one too', () => {
  const types =
    'CINEPASS CINEPASS_26 CINEPASS_DUO CINEPASS_GOLD FAMILY EXPLORER UNLIMITED UNLIMITED_GOLD MOVIECARD_20 MOVIECARD_21 MOVIECARD_25 MOVIECARD_50 PROVIDER_STAR COMPTE_PROVIDER MIJN_PROVIDER IPL IPN PROVIDER_STAFF PRO'
  for (const type of types.split(' ')) expect([type, isKnownType(type)]).toEqual([type, true])
  expect(isKnownType('CINEPASS_NEXT')).toBe(false)
  expect(isKnownType('constructor')).toBe(false)
  expect(nameOfType('CINEPASS_NEXT', 'Kinora').message).toBe('Pass card')
  expect(nameOfType('PROVIDER_STAR', 'Kinora')).toMatchObject({ message: '{brand} Star', values: { brand: 'Kinora' } })
})

test.each([
  ['3104 1000 1200 10', '3104 1000 1200 10'],
  ['3104-1000-1200-10', '3104 1000 1200 10'],
  ['31041000120010', '31041000120010'],
  ['3104–1000', undefined],
  [31041000120010, undefined],
  [null, undefined],
])('a card added as %j is sent as %j', (cardNumber, sent) => {
  const { data } = typedCardSchema.safeParse({ lastname: 'Ferrand', cardNumber })
  expect(data).toEqual(sent && { lastname: 'Ferrand', cardNumber: sent })
})

test.each([
  ['active', true],
  [null, true],
  ['suspended', false],
  ['unpaid', false],
  ['blocked', false],
  ['frozen', false],
])('while a new photo is looked at, a pass that is %s works: %s', (subscriptionStatus, works) => {
  expect(worksMeanwhile(card({ subscriptionStatus }))).toBe(works)
  expect(worksMeanwhile(card({ subscriptionStatus, active: false }))).toBe(false)
})
