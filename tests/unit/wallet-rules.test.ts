import { expect, test } from 'vitest'
import type { Goodie, Prepaid } from '#src/api/contract.ts'
import { goodieState, goodiesByState } from '#src/features/wallet/goodie-states.ts'
import { codeOf, walletItems } from '#src/features/wallet/wallet-items.ts'

const today = '2026-11-21'
const given = { date: today, mail: 'a@b.example' }

test.each([
  ['available', goodie({})],
  ['available', goodie({ expirationDate: today })],
  ['available', goodie({ expirationDate: null })],
  ['given', goodie({ given })],
  ['given', goodie({ given, status: 'used' })],
  ['used', goodie({ status: 'used' })],
  ['used', goodie({ status: 'used', expirationDate: '2026-11-20' })],
  ['used', goodie({ quantity: { initial: 5, remaining: 0 } })],
  ['expired', goodie({ status: 'expired' })],
  ['expired', goodie({ expirationDate: '2026-11-20' })],
  ['other', goodie({ status: 'frozen' })],
] as const)('something is %s: %o', (state, one) => expect(goodieState(one, today)).toBe(state))

test('what can be spent comes first, and no state is without anything', () => {
  const wallet = [
    goodie({ id: 'x', status: 'frozen' }),
    goodie({ id: 'b' }),
    goodie({ id: 'g', given }),
    goodie({ id: 'u', status: 'used' }),
  ]
  expect(order(wallet)).toEqual(['available b', 'given g', 'used u', 'other x'])
  expect(order([])).toEqual([])
})

test('what ends first comes first, what does not end last; of what is over, the latest comes first', () => {
  const days = { never: null, late: '2027-05-20', soon: '2026-11-30', today }
  const open = Object.entries(days).map(([id, expirationDate]) => goodie({ id, expirationDate }))
  expect(order(open)).toEqual(['available today soon late never'])
  const over = ['2025-01-01', '2026-11-20', '2026-03-01'].map((expirationDate) =>
    goodie({ id: expirationDate, expirationDate }),
  )
  expect(order(over)).toEqual(['expired 2026-11-20 2026-03-01 2025-01-01'])
  const offers = ['2026-11-01', '2026-11-19'].map((date) => goodie({ id: date, given: { date, mail: 'a@b.example' } }))
  expect(order(offers)).toEqual(['given 2026-11-19 2026-11-01'])
})

test('what has just been put in goes before the others of its state', () => {
  const wallet = [goodie({ id: 'a' }), goodie({ id: 'new', expirationDate: null }), goodie({ id: 'u', status: 'used' })]
  expect(order(wallet, 'new')).toEqual(['available new a', 'used u'])
  expect(order(wallet.toReversed(), 'new')).toEqual(['available new a', 'used u'])
})

test('the two lists are one: by the id, each thing once, whichever list has it', () => {
  const items = walletItems(
    [goodie({ id: 'v' }), goodie({ id: 'p', type: 'prepaid' }), goodie({ id: 'lonely', type: 'prepaid' })],
    [prepaid({ id: 'p', status: '1' }), prepaid({ id: 'unlisted', type: 'season-card', status: '9' })],
  )
  expect(items.map(({ id, type, status, card }) => [id, type, status, card?.id])).toEqual([
    ['v', 'voucher', 'available', undefined],
    ['p', 'prepaid', 'used', 'p'],
    ['lonely', 'prepaid', 'available', undefined],
    ['unlisted', 'prepaid', 'available', 'unlisted'],
  ])
  expect(walletItems([], [prepaid({ given: { ...given, acceptedDate: today } })])[0]?.given).toEqual(given)
})

test.each([
  ['ABC', 'available', 'ABC'],
  ['ABC', 'given', undefined],
  ['ABC', 'used', undefined],
  ['  ', 'available', undefined],
  [null, 'available', undefined],
] as const)('the code %j of something that is %s is shown as %j', (code, state, shown) => {
  expect(codeOf(goodie({ code }), state)).toBe(shown)
})

/** What is in each state, by the ids. */
function order(wallet: readonly Goodie[], added?: string): string[] {
  return goodiesByState(wallet, today, added).map(({ state, goodies }) =>
    [state, ...goodies.map(({ id }) => id)].join(' '),
  )
}

function prepaid(differs: Partial<Prepaid>): Prepaid {
  return { ...goodie({}), type: 'prepaid', status: '2', number: '8840', given: null, ...differs }
}

function goodie(differs: Partial<Goodie>): Goodie {
  return {
    id: 'g',
    type: 'voucher',
    status: 'available',
    subtype: null,
    name: 'Free popcorn',
    description: null,
    number: null,
    code: null,
    quantity: { initial: 1, remaining: 1 },
    expirationDate: '2026-12-31',
    lastUpdateDate: null,
    shareable: false,
    given: null,
    ...differs,
  }
}
