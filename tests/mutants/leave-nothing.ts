import { afterAll, vi } from 'vitest'

/** The files of a run share their thread: what one of them puts in the place of a global, or of the clock, goes with it. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
