import { describe, expect, test } from 'vitest'
import { daysOf, hallOf, isWorthTelling } from '#src/features/statistics/statistic-rules.ts'

describe('the hall of a year', () => {
  test.each([
    { shows: 0, each: 1, seats: 0, columns: 12, rows: 0 },
    { shows: 1, each: 1, seats: 1, columns: 12, rows: 1 },
    { shows: 12, each: 1, seats: 12, columns: 12, rows: 1 },
    { shows: 13, each: 1, seats: 13, columns: 12, rows: 2 },
    { shows: 60, each: 1, seats: 60, columns: 12, rows: 5 },
    { shows: 61, each: 1, seats: 61, columns: 13, rows: 5 },
    { shows: 100, each: 1, seats: 100, columns: 15, rows: 7 },
    { shows: 101, each: 10, seats: 11, columns: 12, rows: 1 },
    { shows: 1000, each: 10, seats: 100, columns: 15, rows: 7 },
    { shows: 10_000, each: 100, seats: 100, columns: 15, rows: 7 },
  ])('for $shows films: $seats seats of $each in $rows rows', ({ shows, ...hall }) => {
    expect(hallOf(shows, 0.47)).toEqual(hall)
  })

  test('is a band where it may not be high', () => {
    expect(hallOf(54, 0.18)).toMatchObject({ columns: 18, rows: 3 })
    expect(hallOf(100, 0.18)).toMatchObject({ columns: 25, rows: 4 })
  })
})

describe('a time in days', () => {
  test.each([
    { minutes: 0, days: undefined },
    { minutes: 1439, days: undefined },
    { minutes: 1440, days: { days: 1, hours: 0 } },
    { minutes: 6235, days: { days: 4, hours: 7 } },
    { minutes: 1_000_000, days: { days: 694, hours: 10 } },
  ])('$minutes minutes', ({ minutes, days }) => {
    expect(daysOf(minutes)).toEqual(days)
  })
})

describe('figures are worth telling', () => {
  const nothing = { showsSeen: 0, timeSpent: 0, favoriteGenre: null, mostVisitedCinema: null, voPercent: 0 }
  test.each([
    { what: 'none', statistics: null, is: false },
    { what: 'nothing but noughts', statistics: nothing, is: false },
    { what: 'empty names', statistics: { ...nothing, favoriteGenre: '', mostVisitedCinema: '' }, is: false },
    { what: 'one film', statistics: { ...nothing, showsSeen: 1 }, is: true },
    { what: 'a minute', statistics: { ...nothing, timeSpent: 1 }, is: true },
    { what: 'a genre', statistics: { ...nothing, favoriteGenre: 'Drama' }, is: true },
    { what: 'a cinema', statistics: { ...nothing, mostVisitedCinema: 'Kinora Canal' }, is: true },
  ])('$what: $is', ({ statistics, is }) => {
    expect(isWorthTelling(statistics)).toBe(is)
  })
})
