import { beforeEach, describe, expect, test } from 'vitest'
import type { NewToast } from '#src/app/toasts/toast-queue.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { newsIds } from '#src/features/subscription/subscription-news.ts'
import { stubStorage } from '#tests/support/stub-storage.ts'

const unpaid = { type: 'error', i18n: false, content: 'Pay', closable: true, cacheId: 'unpaid' } as const
const renew = { type: 'info', i18n: false, content: 'Renew?', cacheId: 'renew' } as const
const saved = { type: 'info', i18n: false, content: 'Saved' } as const

/** What is in the queue, in its order; it is empty afterwards. */
function taken(): NewToast['content'][] {
  const contents: NewToast['content'][] = []
  for (let first = toasts.first(); first; first = toasts.first()) {
    contents.push(first.content)
    toasts.remove(first)
  }
  return contents
}

beforeEach(() => {
  const { kept } = stubStorage()
  kept.set('unasked-toasts', '0')
  taken()
})

describe('of two messages by the same name', () => {
  test('there is one, which says what the newer does and is no other for that', () => {
    toasts.show(unpaid)
    const id = toasts.first()?.id
    toasts.show({ ...unpaid, content: 'Pay and go on' })
    expect(toasts.first()?.id).toBe(id)
    expect(taken()).toEqual(['Pay and go on'])
  })
  test('the newer keeps the place', () => {
    toasts.show(unpaid)
    toasts.show({ ...unpaid, cacheId: 'photo', content: 'Another photo' })
    toasts.show({ ...unpaid, content: 'Pay and go on' })
    expect(taken()).toEqual(['Pay and go on', 'Another photo'])
  })
  test('the newer is no second of the two that a session has', () => {
    toasts.show(renew)
    toasts.show({ ...renew, content: 'Renew for less?' })
    toasts.show({ ...renew, cacheId: 'first', content: 'A pass?' })
    toasts.show({ ...renew, cacheId: 'again', content: 'A pass again?' })
    expect(taken()).toEqual(['Renew for less?', 'A pass?'])
  })
})

test('of two answers without a name the one does not take the place of the other', () => {
  toasts.show({ ...saved, closable: true })
  toasts.show({ ...saved, closable: true, content: 'Saved again' })
  expect(taken()).toHaveLength(2)
})

test('what was put away stays away, in other words too', () => {
  toasts.show({ ...unpaid, cacheId: 'put-away' })
  const shown = toasts.first()
  if (shown) toasts.remove(shown, { isDismissal: true })
  toasts.show({ ...unpaid, cacheId: 'put-away', content: 'Pay and go on' })
  expect(taken()).toEqual([])
})

describe('what holds no longer', () => {
  test('is withdrawn by its name, and nothing else is', () => {
    toasts.show(unpaid)
    toasts.show({ ...saved, closable: true })
    toasts.withdraw(['unpaid', 'never shown'])
    expect(taken()).toEqual(['Saved'])
  })
  test('may come up again: nobody has put it away', () => {
    toasts.show(unpaid)
    toasts.withdraw(['unpaid'])
    toasts.show(unpaid)
    expect(taken()).toEqual(['Pay'])
  })
})

test('no name of a message about the pass is a part of another', () => {
  const names = Object.values<string>(newsIds)
  expect(names.filter((name) => names.some((other) => other !== name && other.includes(name)))).toEqual([])
})
