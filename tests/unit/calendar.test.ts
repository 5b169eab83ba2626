import { afterEach, expect, test, vi } from 'vitest'
import { addDays, dayAt, hourAt } from '#src/app/clock/calendar.ts'
import { knownTimeZone } from '#src/app/clock/time-zone.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an evening', '2026-11-21T20:45:00+01:00', 'Europe/Paris', '2026-11-21', 20],
  ['midnight, which is hour 0', '2026-11-22T00:00:00+01:00', 'Europe/Paris', '2026-11-22', 0],
  ['another day than at Greenwich', '2026-11-21T23:30:00Z', 'Europe/Amsterdam', '2026-11-22', 0],
  ['another day than in Europe', '2026-11-22T00:30:00+01:00', 'America/Guadeloupe', '2026-11-21', 19],
  ['the first 2:30 of the night the clocks go back', '2026-10-25T02:30:00+02:00', 'Europe/Paris', '2026-10-25', 2],
  ['the second 2:30 of that night', '2026-10-25T02:30:00+01:00', 'Europe/Paris', '2026-10-25', 2],
  ['after the hour that is left out in spring', '2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29', 3],
] as const)('the day and hour of %s', (_, instant, timeZone, day, hour) => {
  expect(dayAt(instant, timeZone)).toBe(day)
  expect(hourAt(new Date(instant), timeZone)).toBe(hour)
})

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-10-24', 2, '2026-10-26'],
] as const)('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

test.each([
  ['Europe/Amsterdam', 'Europe/Amsterdam'],
  ['Europe/Nowhere', 'Europe/Paris'],
  ['', 'Europe/Paris'],
])('the time zone %j is reckoned as %s on the French site', (told, zone) => {
  vi.stubGlobal('location', { hostname: 'fr.localhost' })
  expect(knownTimeZone(told)).toBe(zone)
})

test('the day and hour somewhere of which the browser knows no time zone are those of the market', () => {
  vi.stubGlobal('location', { hostname: 'fr.localhost' })
  expect(dayAt('2026-11-21T23:30:00Z', 'Europe/Nowhere')).toBe('2026-11-22')
  expect(hourAt('2026-11-21T23:30:00Z', '')).toBe(0)
})
