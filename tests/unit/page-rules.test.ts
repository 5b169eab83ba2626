import { describe, expect, test } from 'vitest'
import type { Booking, Friend } from '#src/api/contract.ts'
import { groupsOf, nameOf } from '#src/features/friends/friend-rules.ts'
import { movementsOf } from '#src/features/loyalty/movement-rules.ts'
import { byYear, pastVisits } from '#src/features/tickets/history-rules.ts'
import tonight from '../../openapi/examples/listTickets/tonight.json' with { type: 'json' }

describe('visits', () => {
  const [template] = tonight.value
  const visit = (id: string, startDate: string, status = 'CONFIRMED'): Booking => {
    if (!template) throw new Error('The contract’s example has no booking.')
    return { ...template, id, status, session: { ...template.session, startDate } }
  }

  test('are those that took place, the latest first', () => {
    const visits = pastVisits([
      visit('old', '2024-05-01T20:00:00+02:00'),
      visit('cancelled', '2026-05-01T20:00:00+02:00', 'CANCELLED'),
      visit('new', '2026-05-02T20:00:00+02:00'),
    ])
    expect(visits.map(({ id }) => id)).toEqual(['new', 'old'])
  })

  test('belong to the year that it was where the cinema is', () => {
    const years = byYear([visit('new year', '2025-12-31T23:30:00Z'), visit('old year', '2025-12-31T22:30:00Z')])
    expect(years.map(({ year, visits }) => [year, visits.map(({ id }) => id)])).toEqual([
      ['2026', ['new year']],
      ['2025', ['old year']],
    ])
  })
})

describe('friends', () => {
  const friend = (id: string, status: string, names: Partial<Friend> = {}): Friend => ({
    id,
    status,
    firstName: 'Nadia',
    infixName: null,
    lastName: 'Ferrand',
    date: null,
    mail: null,
    ...names,
  })

  test('stand with those who asked first, and a new word of the wire last', () => {
    const groups = groupsOf([friend('1', 'muted'), friend('2', 'accepted'), friend('3', 'received')])
    expect(groups.map(({ group, members }) => [group, members.map(({ id }) => id)])).toEqual([
      ['received', ['3']],
      ['accepted', ['2']],
      ['other', ['1']],
    ])
  })

  test.each([
    [{}, 'Nadia Ferrand'],
    [{ firstName: 'Sanne', infixName: 'van der', lastName: 'Velden' }, 'Sanne van der Velden'],
    [{ lastName: null }, 'Nadia'],
    [{ firstName: null, lastName: null }, undefined],
    [{ firstName: ' ', lastName: '' }, undefined],
  ])('%j is called %j', (names, name) => {
    expect(nameOf(friend('1', 'accepted', names))).toBe(name)
  })
})

test('points that came and points that went are one list, the latest first', () => {
  const movement = (date: string, number: number) => ({ date, number, label: date })
  const list = movementsOf({
    pointsEarned: [movement('2026-03-01', 120), movement('2026-01-01', 50)],
    pointsConsumed: [movement('2026-02-01', 300), movement('2026-03-01', 0)],
  })
  expect(list.map(({ date, change }) => [date, Math.abs(change) === 0 ? 0 : change])).toEqual([
    ['2026-03-01', 120],
    ['2026-03-01', 0],
    ['2026-02-01', -300],
    ['2026-01-01', 50],
  ])
})
