import { beforeEach, expect, test } from 'vitest'
import { passwordLinks } from '#src/features/profile/password-links.ts'
import { isSameMail } from '#src/features/profile/same-mail.ts'
import { toWire } from '#src/forms/wire.ts'
import { stubStorage } from '#tests/support/stub-storage.ts'

test.each([
  ['m@courriel.example', 'M@Courriel.Example', true],
  ['m@courriel.example', ' m@courriel.example ', true],
  [' m@courriel.example ', 'm@courriel.example', true],
  ['m@courriel.example', 'm@courriel.example.org', false],
  ['m@courriel.example', '', false],
])('%o and %o are the same address: %o', (one, other, same) => {
  expect(isSameMail(one, other)).toBe(same)
})

test.each([
  [' two words ', ' two words '],
  ['   ', '   '],
  ['', null],
])('the password %o is sent as %o', (typed, sent) => {
  expect(toWire({ password: typed, mail: ' m@courriel.example ' })).toEqual({
    password: sent,
    mail: 'm@courriel.example',
  })
})

beforeEach(() => void stubStorage())

test('a link for another password is known of the customer it was sent to, and of nobody else', () => {
  expect(passwordLinks.lastSent('auth0|one two')).toBeUndefined()
  const at = passwordLinks.noteSent('auth0|one two')
  expect(passwordLinks.lastSent('auth0|one two')).toBe(at)
  expect(passwordLinks.lastSent('auth0|one')).toBeUndefined()
})

test.each([
  ['none', undefined, false],
  ['just sent', '2026-11-22T12:00:00Z', true],
  ['in its last minute', '2026-11-22T11:00:01Z', true],
  ['after an hour', '2026-11-22T11:00:00Z', false],
  ['sent by a clock ten minutes ahead', '2026-11-22T12:10:00Z', true],
  ['sent by a clock a day ahead', '2026-11-23T12:00:00Z', false],
  ['unreadable', 'soon', false],
])('a link that is %s is good: %#', (_case, sentAt, good) => {
  expect(passwordLinks.isGood(sentAt, new Date('2026-11-22T12:00:00Z'))).toBe(good)
})
