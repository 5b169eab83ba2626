import { beforeAll, expect, test, vi } from 'vitest'
import { formatDay, formatNight, formatWeekday } from '#src/app/i18n/formats.ts'

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
