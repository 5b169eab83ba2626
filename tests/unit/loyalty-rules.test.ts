import { describe, expect, test } from 'vitest'
import type { Advantage } from '#src/api/contract.ts'
import { inOrder } from '#src/features/loyalty/advantage-rules.ts'
import { standingOf } from '#src/features/loyalty/membership-rules.ts'
import { monthsOf, movementsOf } from '#src/features/loyalty/movement-rules.ts'
import { timeLeft } from '#src/features/loyalty/time-left.ts'

const today = '2026-11-21'

describe('advantages', () => {
  test('stand by their last day, those that stay at the end, and otherwise as they came', () => {
    const list = inOrder([
      advantage({ alexRecognitionId: 'stays' }),
      advantage({ alexRecognitionId: 'late', expirationDate: '2027-01-01' }),
      advantage({ alexRecognitionId: 'soon', expirationDate: today }),
      advantage({ alexRecognitionId: 'as late', expirationDate: '2027-01-01' }),
    ])
    expect(list.map(({ id }) => id)).toEqual(['soon', 'late', 'as late', 'stays'])
  })

  test('have an id each that fits an address and gives no code away, also where they are alike', () => {
    const drink = { name: 'A drink', expirationDate: '2026-12-24' }
    const list = inOrder([
      advantage({ alexRecognitionId: 'AR-1' }),
      advantage({ ...drink, code: 'CLUB-1' }),
      advantage({ ...drink, code: 'CLUB-2' }),
      advantage({ ...drink, expirationDate: null }),
      advantage({ name: 'x'.repeat(120), expirationDate: '2026-12-25' }),
    ])
    expect(list.map(({ id, code }) => [id, code])).toEqual([
      ['A drink 2026-12-24', 'CLUB-1'],
      ['A drink 2026-12-24 2', 'CLUB-2'],
      [`${'x'.repeat(40)} 2026-12-25`, null],
      ['AR-1', null],
      ['A drink', null],
    ])
  })

  test.each([
    [null, 'always'],
    ['2026-11-20', 'none'],
    [today, 'today'],
    ['2026-11-22', 'days'],
    ['2026-11-28', 'days'],
    ['2026-11-29', 'longer'],
  ] as const)('whose last day is %s have time left: %s', (expirationDate, left) => {
    expect(timeLeft(expirationDate, today)).toBe(left)
  })

  test('and points are given as many days as one likes', () => {
    expect([timeLeft('2027-01-20', today, 60), timeLeft('2027-01-21', today, 60)]).toEqual(['days', 'longer'])
  })
})

describe('the months of the points', () => {
  const movement = (date: string, number: number) => ({ date, number, label: date })

  test('are the last twelve of the calendar, over the turn of the year, empty ones too', () => {
    const months = monthsOf({ pointsEarned: [], pointsConsumed: [] }, '2026-02-28')
    expect(months.map(({ month }) => month)).toEqual([
      ...['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'],
      ...['2025-08', '2025-07', '2025-06', '2025-05', '2025-04', '2025-03'],
    ])
    expect(months.every(({ came, went }) => came === 0 && went === 0)).toBe(true)
  })

  test('add up what came and what went between their first and last days', () => {
    const history = {
      pointsEarned: [movement('2026-11-30', 1), movement('2026-11-01', 2), movement('2026-10-31', 4)],
      pointsConsumed: [movement('2026-11-15', 8), movement('2025-11-15', 16)],
    }
    expect(monthsOf(history, today, 2)).toEqual([
      { month: '2026-11', came: 3, went: 8 },
      { month: '2026-10', came: 4, went: 0 },
    ])
  })

  test('know no points that neither came nor went as having done both', () => {
    const list = movementsOf({ pointsEarned: [movement(today, 0)], pointsConsumed: [movement(today, 0)] })
    expect(list.map(({ cameIn }) => cameIn)).toEqual([true, false])
  })
})

describe('somebody', () => {
  const loyalty = { points: 0, expirationDate: null, number: 'KL 1' }
  test.each([
    ['who never joined', { hasLoyalty: false, loyalty: null, cgLoyalty: false }, 'outside'],
    ['who left, but for some points', { hasLoyalty: false, loyalty, cgLoyalty: true }, 'outside'],
    ['of whom the club knows nothing yet', { hasLoyalty: true, loyalty: null, cgLoyalty: true }, 'outside'],
    ['who is a member', { hasLoyalty: true, loyalty, cgLoyalty: true }, 'member'],
    ['from before there were terms', { hasLoyalty: true, loyalty, cgLoyalty: false }, 'terms-open'],
  ] as const)('%s', (_, account, standing) => {
    expect(standingOf(account)).toBe(standing)
  })
})

function advantage(changes: Partial<Advantage>): Advantage {
  return {
    name: 'A present',
    expirationDate: null,
    details: null,
    help: null,
    code: null,
    terms: null,
    loyaltyPoints: null,
    alexRecognitionId: null,
    ...changes,
  }
}
