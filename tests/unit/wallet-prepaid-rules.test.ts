import { describe, expect, test } from 'vitest'
import type { Prepaid } from '#src/api/contract.ts'
import {
  canDelete,
  canDissociate,
  canOffer,
  canTakeBack,
  offerEnd,
  prepaidState,
  statusOf,
} from '#src/features/wallet/prepaid-rules.ts'

const today = '2026-11-21'
const yesterday = '2026-11-20'
const waiting = { date: yesterday, mail: 'a@b.example', acceptedDate: null }
const accepted = { ...waiting, acceptedDate: today }

test.each([
  ['0', 'expired'],
  ['1', 'used'],
  ['2', 'available'],
  ['7', 'available'],
  ['en-attente', 'available'],
  ['', 'available'],
  ['00', 'available'],
] as const)('the code %j means %s', (status, word) => expect(statusOf({ status })).toBe(word))

describe('what may be done with a card', () => {
  test.each<[string, Partial<Prepaid>, ReturnType<typeof prepaidState>, string]>([
    ['one that is available', {}, 'available', 'offer dissociate delete'],
    ['one of a code that is new', { status: '7' }, 'available', 'offer dissociate delete'],
    ['one that somebody else paid for', { shareable: false }, 'available', 'dissociate'],
    ['one place', { quantity: { initial: 1, remaining: 1 } }, 'available', 'offer delete'],
    [
      'one place that somebody else paid for',
      { quantity: { initial: 1, remaining: 1 }, shareable: false },
      'available',
      '',
    ],
    ['one on its last day', { expirationDate: today }, 'available', 'offer dissociate delete'],
    ['one without a last day', { expirationDate: null }, 'available', 'offer dissociate delete'],
    ['one whose last day is over, whatever its code', { expirationDate: yesterday }, 'available', 'delete'],
    ['one with nothing left, whatever its code', { quantity: { initial: 5, remaining: 0 } }, 'available', 'delete'],
    ['one that is on offer', { given: waiting }, 'offered', 'take-back'],
    ['one that was given away', { given: accepted }, 'given', 'delete'],
    ['one that was given away and used up', { given: accepted, status: '1' }, 'given', 'delete'],
    ['one that was given away and expired', { given: accepted, status: '0', shareable: false }, 'given', 'delete'],
    ['one that is used up', { status: '1' }, 'used', 'delete'],
    ['one that is used up, of somebody else', { status: '1', shareable: false }, 'used', 'delete'],
    ['one that is expired', { status: '0', shareable: false }, 'expired', 'delete'],
  ])('%s', (_, differs, state, possible) => {
    const card = prepaid(differs)
    const can = {
      offer: canOffer(card, today),
      'take-back': canTakeBack(card),
      dissociate: canDissociate(card, today),
      delete: canDelete(card),
    }
    expect(prepaidState(card)).toBe(state)
    expect(
      Object.entries(can)
        .filter(([, may]) => may)
        .map(([name]) => name)
        .join(' '),
    ).toBe(possible)
  })
})

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2028-01-31', '2028-03-01'],
])('an offer of %s can be accepted until %s', (since, end) => expect(offerEnd(since)).toBe(end))

function prepaid(differs: Partial<Prepaid>): Prepaid {
  return {
    id: 'p',
    type: 'prepaid',
    subtype: null,
    status: '2',
    name: 'Book of five tickets',
    description: null,
    number: '8840 2276 0013',
    code: null,
    quantity: { initial: 5, remaining: 2 },
    expirationDate: '2027-01-24',
    lastUpdateDate: null,
    shareable: true,
    given: null,
    ...differs,
  }
}
