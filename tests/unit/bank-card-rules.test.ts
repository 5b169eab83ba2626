import { expect, test } from 'vitest'
import { cardExpiry, cardLife } from '#src/features/profile/card-expiry.ts'

test.each([
  ['2026-11', '2026-11-01', 'ends'],
  ['2026-11', '2026-11-30', 'ends'],
  ['2026-11', '2026-12-01', 'expired'],
  ['2026-11', '2026-10-31', 'valid'],
  ['2026-12', '2027-01-01', 'expired'],
  ['2027-01', '2026-12-31', 'valid'],
  ['2009-11', '2026-11-21', 'expired'],
])('a bank card of %s is on %s: %s', (last, today, life) => {
  expect(cardLife(last, today)).toBe(life)
})

test('a bank card’s last month is written as it is on the card', () => {
  expect(['2026-11', '2009-01', '2100-12'].map(cardExpiry)).toEqual(['11/26', '01/09', '12/00'])
})
