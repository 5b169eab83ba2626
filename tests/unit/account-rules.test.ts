import { expect, test } from 'vitest'
import { mustVerifyMail } from '#src/features/account/account-rules.ts'
import { dayPart } from '#src/features/account/day-part.ts'
import { cardState } from '#src/features/subscription/card-state.ts'

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, expected) => expect(dayPart(hour)).toBe(expected))

test.each([
  ['a new customer is left in peace', true, false, false],
  ['from the second sign-in on an address has to be verified', false, false, true],
  ['a verified address is', false, true, false],
] as const)('%s', (_, firstLogin, emailVerified, expected) => {
  expect(mustVerifyMail({ firstLogin, emailVerified })).toBe(expected)
})

test.each([
  ['2026-12', '2026-11-30', 'good'],
  ['2026-11', '2026-11-01', 'last-month'],
  ['2026-11', '2026-11-30', 'last-month'],
  ['2026-11', '2026-12-01', 'expired'],
  ['2025-12', '2026-01-01', 'expired'],
  ['2027-01', '2026-12-31', 'good'],
] as const)('a card good until %s is, on %s, %s', (expirationDate, today, expected) => {
  expect(cardState({ lastDigits: '4021', icon: 'cb', expirationDate }, today)).toBe(expected)
})

test('no card is no trouble', () => expect(cardState(null, '2026-11-21')).toBe('none'))
