import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeArrival } from '#src/features/account/home-arrival.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

test('the home is drawn once every needed answer is there, one that failed included', async () => {
  await expect(
    homeArrival({ needed: [Promise.resolve(1), Promise.reject(new Error('down'))], welcome: [] }),
  ).resolves.toBeUndefined()
})

test('the home waits a moment for what is welcome, and no longer', async () => {
  const drawn = vi.fn()
  void homeArrival({ needed: [Promise.resolve(1)], welcome: [never] }).then(drawn)
  await vi.advanceTimersByTimeAsync(700)
  expect(drawn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(drawn).toHaveBeenCalled()
})

test('the home is not drawn without what is needed', async () => {
  const drawn = vi.fn()
  void homeArrival({ needed: [never], welcome: [] }).then(drawn)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(drawn).not.toHaveBeenCalled()
})
