import { expect, test } from 'vitest'
import type { Goodie } from '#src/api/contract.ts'
import { goodieState, goodiesByState } from '#src/features/wallet/goodie-rules.ts'

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

test('what can be spent comes first, each part in the order of the server, and no part is empty', () => {
  const wallet = [
    goodie({ id: 'x', status: 'frozen' }),
    goodie({ id: 'b' }),
    goodie({ id: 'u', status: 'used' }),
    goodie({ id: 'a' }),
  ]
  expect(goodiesByState(wallet, today).map(({ state, goodies }) => [state, ...goodies.map(({ id }) => id)])).toEqual([
    ['available', 'b', 'a'],
    ['used', 'u'],
    ['other', 'x'],
  ])
  expect(goodiesByState([], today)).toEqual([])
})

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
