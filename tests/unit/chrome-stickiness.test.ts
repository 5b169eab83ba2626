import { expect, test } from 'vitest'
import { type Stickiness, stickinessAfter } from '#src/features/chrome/stickiness.ts'

/** A quarter of this is 225. */
const windowHeight = 900

const cases: readonly [string, Stickiness, from: number, to: number, Stickiness][] = [
  ['stays where it is at the top', 'still', 0, 0, 'still'],
  ['stays up to a quarter of the window', 'still', 0, 225, 'still'],
  ['follows, out of sight, beyond it', 'still', 0, 226, 'hidden'],
  ['follows, out of sight, where a page begins further down', 'still', 300, 300, 'hidden'],
  ['follows in sight when it was passed unseen and the reader is on the way up', 'still', 900, 300, 'shown'],
  ['stays out of sight further down', 'hidden', 226, 1500, 'hidden'],
  ['comes into sight on the way up', 'hidden', 1500, 1499, 'shown'],
  ['stays in sight further up', 'shown', 1499, 300, 'shown'],
  ['stays in sight above the quarter', 'shown', 300, 100, 'shown'],
  ['stays in sight at 69 pixels', 'shown', 100, 69, 'shown'],
  ['goes home at 68 pixels', 'shown', 100, 68, 'still'],
  ['goes home at the top', 'hidden', 1500, 0, 'still'],
  ['goes home when the page bounces beyond its top', 'shown', 100, -20, 'still'],
  ['goes out of sight on the way down, however high up', 'shown', 69, 100, 'hidden'],
  ['keeps what it was when nobody moved', 'shown', 500, 500, 'shown'],
  ['keeps out of sight when nobody moved', 'hidden', 500, 500, 'hidden'],
]

test.each(cases)('the header %s', (_, before, from, to, after) =>
  expect(stickinessAfter(before, { from, to, windowHeight })).toBe(after),
)

test('in a window so low that its quarter is less than that, the 68 pixels decide', () => {
  expect(stickinessAfter('still', { from: 0, to: 68, windowHeight: 200 })).toBe('still')
  expect(stickinessAfter('still', { from: 0, to: 69, windowHeight: 200 })).toBe('hidden')
})
