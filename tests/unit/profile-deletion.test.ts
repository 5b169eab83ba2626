import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Booking, Goodie } from '#src/api/contract.ts'
import { deletionDay, ticketsAround, unspent } from '#src/features/profile/deletion-rules.ts'

test.each([
  ['2026-11-22', '2026-12-22'],
  ['2026-12-15', '2027-01-14'],
  ['2028-01-30', '2028-02-29'],
])('an account whose deletion is asked for on %s is deleted on %s', (today, day) => {
  expect(deletionDay(today)).toBe(day)
})

describe('the tickets of an account that is deleted on 22 December', () => {
  const [one] = example<Booking>('listTickets/tonight')
  const at = (startDate: string, endDate: string, status = 'CONFIRMED'): Booking => ({
    ...one,
    status,
    session: { ...one.session, startDate, endDate, timeZone: 'Europe/Paris' },
  })
  const now = new Date('2026-11-22T20:00:00+01:00')
  test.each([
    ['over', at('2026-11-22T17:00:00+01:00', '2026-11-22T19:00:00+01:00'), { before: 0, lost: 0 }],
    ['over this minute', at('2026-11-22T18:00:00+01:00', '2026-11-22T20:00:00+01:00'), { before: 0, lost: 0 }],
    ['running', at('2026-11-22T19:00:00+01:00', '2026-11-22T21:00:00+01:00'), { before: 2, lost: 0 }],
    ['the evening before', at('2026-12-21T23:59:00+01:00', '2026-12-22T02:00:00+01:00'), { before: 2, lost: 0 }],
    ['on that day in the cinema', at('2026-12-21T23:00:00Z', '2026-12-22T01:00:00Z'), { before: 0, lost: 2 }],
    ['later', at('2027-02-01T20:00:00+01:00', '2027-02-01T22:00:00+01:00'), { before: 0, lost: 2 }],
    ['cancelled', at('2027-02-01T20:00:00+01:00', '2027-02-01T22:00:00+01:00', 'CANCELLED'), { before: 0, lost: 0 }],
  ])('for a showing that is %s', (_case, booking, counts) => {
    expect(ticketsAround('2026-12-22', [booking], now)).toEqual(counts)
  })
})

describe('what could still be spent', () => {
  const [voucher] = example<Goodie>('listGoodies/several')
  const good: Goodie = { ...voucher, status: 'available', given: null, quantity: { initial: 5, remaining: 2 } }
  test.each<[string, Partial<Goodie>, number]>([
    ['without an end', { expirationDate: null }, 1],
    ['on its last day', { expirationDate: '2026-11-22' }, 1],
    ['the day after', { expirationDate: '2026-11-21' }, 0],
    ['used', { status: 'used', expirationDate: null }, 0],
    ['of a status that is new', { status: 'frozen', expirationDate: null }, 0],
    ['with nothing left', { quantity: { initial: 5, remaining: 0 }, expirationDate: null }, 0],
    ['given away', { given: { date: '2026-11-01', mail: 'a@b.example' }, expirationDate: null }, 0],
  ])('%s', (_case, change, count) => {
    expect(unspent([{ ...good, ...change }], '2026-11-22')).toBe(count)
  })
})

function example<Item>(name: string): [Item, ...Item[]] {
  const file = new URL(`../../openapi/examples/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).value
}
