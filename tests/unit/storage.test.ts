import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'
import { sessionCount } from '#src/app/storage/session-count.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'
import { stubStorage } from '#tests/support/stub-storage.ts'

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

describe('a cookie', () => {
  test.each([
    ['is found among others', 'a=1; toast-x=1; b=2', '1'],
    ['is what follows the first sign of equality', 'toast-x=a=b', 'a=b'],
    ['is not another whose name begins or ends the same', 'toast-xy=1; my-toast-x=1', undefined],
    ['is none where there is none', '', undefined],
    ['that cannot be read is none', 'toast-x=%E0%A4%A', undefined],
    ['may be empty', 'toast-x=', ''],
  ])('%s', (_, cookie, expected) => {
    stubStorage({ cookie })
    expect(readCookie('toast-x')).toBe(expected)
  })
  test('is of this site alone, lives as long as it is told, and travels encrypted where the page does', () => {
    const { page } = stubStorage()
    writeCookie('toast-x', 'a; b', { days: 30 })
    expect(page.cookie).toBe('toast-x=a%3B%20b; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
    const local = stubStorage({ protocol: 'http:' })
    writeCookie('toast-x', '1', { days: 0.5 })
    expect(local.page.cookie).toBe('toast-x=1; Path=/; Max-Age=43200; SameSite=Lax')
  })
  test('is neither read nor set where that is forbidden, and nothing breaks', () => {
    stubStorage({ refuses: true })
    writeCookie('toast-x', '1', { days: 30 })
    expect(readCookie('toast-x')).toBeUndefined()
  })
})

describe('what lasts as long as a tab', () => {
  test('is kept by the browser', () => {
    const { kept } = stubStorage()
    sessionValue('word').write('yes')
    expect(kept.get('word')).toBe('yes')
    expect(sessionValue('word').read()).toBe('yes')
  })
  test('lasts as long as the page where storage is forbidden', () => {
    stubStorage({ refuses: true })
    const value = sessionValue('word')
    expect(value.read()).toBeUndefined()
    value.write('yes')
    expect(value.read()).toBe('yes')
  })
  test('counts up from nothing, and from what is no number', () => {
    const { kept } = stubStorage()
    const count = sessionCount('seen')
    count.increment()
    count.increment()
    expect(count.read()).toBe(2)
    kept.set('seen', 'many')
    expect(count.read()).toBe(0)
  })
})
