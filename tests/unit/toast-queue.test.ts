import { describe, expect, test } from 'vitest'
import { enqueue, isUnasked, isWelcome, type Toast, type ToastAction, waits } from '#src/app/toasts/toast-queue.ts'

const info = { id: '1', type: 'info', i18n: false, content: 'Saved' } as const satisfies Toast
const error = { ...info, id: '2', type: 'error', content: 'Failed', closable: true } as const satisfies Toast
const warning = { ...error, id: '3', content: 'Unpaid', cacheId: 'unpaid' } as const satisfies Toast
const offer = { ...info, id: '4', content: 'Renew?', cacheId: 'renew' } as const satisfies Toast
const action: ToastAction = { label: { id: 'undo' }, onClick: () => {} }

test.each([
  ['leaves by itself', info, false],
  ['waits when closable', { ...info, closable: true }, true],
  ['waits when there is something to do', { ...info, action }, true],
] as const)('a toast %s', (_, toast, expected) => expect(waits(toast)).toBe(expected))

test('only what the portal brings up by itself for information is unasked', () => {
  expect([info, error, warning, offer].map(isUnasked)).toEqual([false, false, false, true])
})

describe('the queue', () => {
  test('takes two unasked toasts a session, and no third', () => {
    const taken = [0, 1, 2, 3].map((unasked) => isWelcome(offer, { dismissed: false, unasked }))
    expect(taken).toEqual([true, true, false, false])
  })
  test('always takes an answer to the customer, and warnings', () => {
    expect(isWelcome(info, { dismissed: false, unasked: 9 })).toBe(true)
    expect(isWelcome(warning, { dismissed: false, unasked: 9 })).toBe(true)
  })
  test('takes nothing that was dismissed', () => {
    expect(isWelcome(offer, { dismissed: true, unasked: 0 })).toBe(false)
    expect(isWelcome(warning, { dismissed: true, unasked: 0 })).toBe(false)
  })
})

describe('in the queue', () => {
  const ids = (queue: readonly Toast[]) => queue.map(({ id }) => id)
  test.each([
    ['the first is the first', [], info, ['1']],
    ['an answer waits for the answer before it', [error], info, ['2', '1']],
    ['a warning waits for an answer', [error], warning, ['2', '3']],
    ['an offer waits for everything', [error, warning], offer, ['2', '3', '4']],
    ['a warning comes before an offer', [offer], warning, ['3', '4']],
    ['an answer comes before warnings and offers', [warning, offer], info, ['1', '3', '4']],
    ['what failed comes before what is done', [info, warning], error, ['2', '1', '3']],
    ['what failed waits for what failed before it', [error, info], { ...error, id: '5' }, ['2', '5', '1']],
    ['what can be undone comes before what is just done', [info], { ...info, id: '5', action }, ['5', '1']],
    ['what is done waits for what can be undone', [{ ...info, id: '5', action }], info, ['5', '1']],
  ] as const)('%s', (_, queue, toast, expected) => expect(ids(enqueue(queue, toast))).toEqual(expected))

  const saved = (id: string, name: string): Toast => ({
    id,
    type: 'info',
    content: { id: 'saved', message: '{name} is saved', values: { name } },
  })
  const gone = { ...info, id: '9', i18n: true, content: { id: 'gone' } } as const satisfies Toast
  test.each([
    ['that is shown stays', [saved('1', 'A')], ['1', '7']],
    ['that waits makes room for the next', [saved('1', 'A'), saved('2', 'B')], ['1', '7']],
    ['that waits behind what failed does too', [error, saved('1', 'A'), gone], ['2', '9', '7']],
    ['that waits to be closed stays', [error, { ...saved('1', 'A'), closable: true }], ['2', '1', '7']],
    ['that the portal brings up stays', [error, { ...saved('1', 'A'), cacheId: 'a' }], ['2', '7', '1']],
  ] as const)('of word that something is saved, one %s', (_, queue, expected) =>
    expect(ids(enqueue(queue, saved('7', 'C')))).toEqual(expected),
  )
  test('of the same words of a server, the last ones alone wait', () => {
    expect(ids(enqueue([error, info, gone], { ...info, id: '7' }))).toEqual(['2', '9', '7'])
    expect(ids(enqueue([error, info], { ...info, id: '7', content: 'Sent' }))).toEqual(['2', '1', '7'])
  })

  test('what was shown and made room is known to return, what never was is not', () => {
    expect(enqueue([warning, offer], info)).toEqual([info, { ...warning, returning: true }, offer])
    expect(enqueue([error, offer], warning)).toEqual([error, warning, offer])
    expect(enqueue([info, gone], error)).toEqual([error, { ...info, returning: true }, gone])
  })
})
