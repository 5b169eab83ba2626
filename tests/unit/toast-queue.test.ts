import { describe, expect, test } from 'vitest'
import { isUnasked, isWelcome, type Toast, waits } from '#src/app/toasts/toast-queue.ts'

const info: Toast = { id: '1', type: 'info', content: 'Saved' }
const promotion: Toast = { ...info, cacheId: 'renew' }
const error: Toast = { id: '2', type: 'error', content: 'Failed', cacheId: 'unpaid' }
const action = { label: { id: 'undo' }, onClick: () => {} }
const fresh = { dismissed: false, unasked: 0 }

test.each([
  ['leaves by itself', info, false],
  ['waits when closable', { ...info, closable: true }, true],
  ['waits when there is something to do', { ...info, action }, true],
] as const)('a toast %s', (_, toast, expected) => expect(waits(toast)).toBe(expected))

test('only what the portal brings up by itself is unasked', () => {
  expect([info, promotion, error].map(isUnasked)).toEqual([false, true, false])
})

describe('the queue', () => {
  test('takes two unasked toasts a session, and no third', () => {
    expect([0, 1, 2, 3].map((unasked) => isWelcome(promotion, [], { dismissed: false, unasked }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  test('always takes an answer to the customer, and errors', () => {
    expect(isWelcome(info, [], { dismissed: false, unasked: 9 })).toBe(true)
    expect(isWelcome(error, [], { dismissed: false, unasked: 9 })).toBe(true)
  })
  test('takes nothing twice that is known by the same name', () => {
    expect(isWelcome(promotion, [{ ...promotion, id: '9' }], fresh)).toBe(false)
    expect(isWelcome(info, [{ ...info, id: '9' }], fresh)).toBe(true)
  })
  test('takes nothing that was dismissed', () => {
    expect(isWelcome(promotion, [], { dismissed: true, unasked: 0 })).toBe(false)
    expect(isWelcome(error, [], { dismissed: true, unasked: 0 })).toBe(false)
  })
})
