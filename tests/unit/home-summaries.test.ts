import { describe, expect, test } from 'vitest'
import type { Goodie, Show } from '#src/api/contract.ts'
import { pointsRow } from '#src/features/loyalty/points-row.ts'
import { availability, wishesOf } from '#src/features/shows/wish-rules.ts'
import { isAvailable, walletOf } from '#src/features/wallet/goodie-rules.ts'

const today = '2026-11-21'

test.each([
  [0, 0, 500],
  [1, 0, 499],
  [49, 0, 451],
  [50, 1, 450],
  [1350, 7, 150],
  [499, 9, 1],
  [500, 10, 0],
  [501, 0, 499],
  [-5, 0, 500],
] as const)('%i points fill %i armchairs and leave %i to go', (points, filled, missing) => {
  expect(pointsRow(points)).toEqual({ filled, missing })
})

describe('the wallet', () => {
  const voucher = goodie({})
  test.each([
    ['available', voucher, true],
    ['on its last day', goodie({ expirationDate: today }), true],
    ['a day after it, whatever the server says', goodie({ expirationDate: '2026-11-20' }), false],
    ['without a last day', goodie({ expirationDate: null }), true],
    ['used', goodie({ status: 'used' }), false],
    ['expired', goodie({ status: 'expired' }), false],
    ['of a status that is new', goodie({ status: 'frozen' }), false],
    ['with nothing left', goodie({ quantity: { initial: 5, remaining: 0 } }), false],
    ['on its way to somebody', goodie({ given: { date: today, mail: 'a@b.example' } }), false],
  ] as const)('something %s', (_, one, expected) => expect(isAvailable(one, today)).toBe(expected))

  test('counts things, of prepaid cards the places, and finds what to spend first', () => {
    const { counts, first } = walletOf(
      [
        goodie({ id: 'p', type: 'prepaid', quantity: { initial: 5, remaining: 3 }, expirationDate: '2027-05-20' }),
        goodie({ id: 'q', type: 'prepaid', quantity: { initial: 5, remaining: 5 }, expirationDate: null }),
        goodie({ id: 'v', expirationDate: '2026-12-31' }),
        goodie({ id: 'w', expirationDate: '2026-11-20' }),
        goodie({ id: 'g', type: 'giftcard', expirationDate: null }),
        goodie({ id: 'c', type: 'collectible', expirationDate: null }),
      ],
      today,
    )
    expect(counts).toEqual([
      { kind: 'voucher', count: 1 },
      { kind: 'giftcard', count: 1 },
      { kind: 'prepaid', count: 8 },
      { kind: 'other', count: 1 },
    ])
    expect(first?.id).toBe('v')
  })

  test('that is empty has nothing to spend', () =>
    expect(walletOf([], today)).toEqual({ counts: [], first: undefined }))
})

describe('the wishlist', () => {
  test('holds wishes, not what was seen or rated', () => {
    const entries = [2, null, 2].map((intention, place) => ({ intention, show: show({ slug: `show-${place}` }) }))
    expect(wishesOf(entries).map(({ slug }) => slug)).toEqual(['show-0', 'show-2'])
  })
  test.each([
    ['to come', { releaseAt: '2026-12-02' }, { kind: 'soon', date: '2026-12-02' }],
    ['out today', { releaseAt: today }, { kind: 'showing' }],
    ['announced without a day', { releaseAt: null, isComingSoon: true }, { kind: 'soon', date: null }],
    ['announced for today', { releaseAt: today, isComingSoon: true }, { kind: 'soon', date: today }],
    ['announced, its day gone by', { releaseAt: '2026-11-01', isComingSoon: true }, { kind: 'soon', date: null }],
    ['gone', { releaseAt: '2025-01-01', bookable: false }, { kind: 'gone' }],
  ] as const)('a show %s', (_, changes, expected) => expect(availability(show(changes), today)).toEqual(expected))
})

function goodie(changes: Partial<Goodie>): Goodie {
  return {
    id: 'g-1',
    type: 'voucher',
    status: 'available',
    subtype: null,
    name: 'A voucher',
    description: null,
    number: null,
    code: null,
    quantity: { initial: 1, remaining: 1 },
    expirationDate: '2026-12-31',
    lastUpdateDate: null,
    shareable: false,
    given: null,
    ...changes,
  }
}

function show(changes: Partial<Show>): Show {
  return {
    slug: 'a-show',
    salesforceShowId: null,
    title: 'A show',
    movie: true,
    releaseAt: '2026-11-01',
    posterPath: null,
    backgroundPath: null,
    contentRating: null,
    genres: [],
    duration: null,
    directors: null,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: true,
    order: null,
    ...changes,
  }
}
