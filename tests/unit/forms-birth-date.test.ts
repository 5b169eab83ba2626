import { afterEach, expect, test, vi } from 'vitest'
import { ageOn, isOldEnough, isPossibleBirth } from '#src/forms/birth-date.ts'
import { birthDateRule } from '#src/forms/birth-date-rule.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['2026-11-21', '2011-11-21', 15],
  ['2026-11-20', '2011-11-21', 14],
  ['2026-11-22', '2011-11-21', 15],
  ['2026-01-01', '2011-12-31', 14],
  ['2026-11-21', '2026-11-21', 0],
  // Born on a leap day: older on 1 March in a common year, on 29 February in a leap year.
  ['2027-02-28', '2012-02-29', 14],
  ['2027-03-01', '2012-02-29', 15],
  ['2028-02-28', '2012-02-29', 15],
  ['2028-02-29', '2012-02-29', 16],
])('on %s, who was born on %s is %i', (day, birth, age) => {
  expect(ageOn(day, birth)).toBe(age)
})

test.each([
  ['2026-11-21', '2011-11-21', true],
  ['2026-11-20', '2011-11-21', false],
  ['2027-02-28', '2012-02-29', false],
  ['2027-03-01', '2012-02-29', true],
])('on %s, that somebody born on %s is 15 is %o', (day, birth, expected) => {
  expect(isOldEnough(day, birth, 15)).toBe(expected)
})

test.each([
  ['2026-11-21', '2026-11-22', false],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-21', '1906-11-21', true],
  ['2026-11-21', '0199-01-01', false],
])('on %s, a birth on %s is possible: %o', (day, birth, expected) => {
  expect(isPossibleBirth(day, birth)).toBe(expected)
})

test.each([
  ['2011-11-22', undefined],
  ['2011-11-23', 'An account is for people who are {lowestAge} or older.'],
  ['2026-11-23', 'Nobody was born on that day yet, or not so long ago. Check the year.'],
  ['0199-01-01', 'Nobody was born on that day yet, or not so long ago. Check the year.'],
])('when it is 22 November 2026 in France already, a form says of a birth on %s: %s', (birth, message) => {
  vi.stubGlobal('location', { hostname: 'fr.localhost' })
  vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') })
  expect(birthDateRule(15)(birth)?.message).toBe(message)
})
