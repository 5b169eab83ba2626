import { beforeAll, expect, test, vi } from 'vitest'
import { formatDay, formatDuration, formatNight, formatTime, formatWeekday } from '#src/app/i18n/formats.ts'

// A French page, which is what a page is before it knows better.
beforeAll(() => {
  vi.stubGlobal('location', { hostname: 'fr.localhost' })
})

test.each([
  ['1er décembre 2025', () => formatDay('2025-12-01')],
  ['11 décembre 2025', () => formatDay('2025-12-11')],
  ['mardi 1er décembre', () => formatWeekday('2026-12-01T19:00:00Z')],
  ['mardi 1er – mercredi 2 décembre', () => formatNight('2026-12-01', { weekday: true })],
  ['30 novembre – 1er décembre', () => formatNight('2026-11-30')],
])('in French the first of a month is an ordinal: %s', (expected, words) => {
  expect(words().replace(/\s/g, ' ')).toBe(expected)
})

test.each([
  ['21 h 45', 'Europe/London'],
  ['22 h 45', 'Europe/Paris'],
  ['22 h 45', 'Europe/Nowhere'],
  ['22 h 45', ''],
])('a time is %s in the zone %j, of which the market’s stands in for an unknown one', (expected, timeZone) => {
  expect(formatTime('2026-11-21T21:45:00Z', timeZone).replace(/\s/g, ' ')).toBe(expected)
})

test.each([
  [112, '1~h 52~min'],
  [120, '2~h'],
  [45, '45~min'],
])('no line ends between a figure and its unit: %s minutes', (minutes, expected) => {
  expect(formatDuration(minutes).replace(/[\u00a0\u202f]/g, '~')).toBe(expected)
})
