import { afterAll, vi } from 'vitest'

// Files of the unit tests share a process: what one of them has put in the place of something is gone before the next one begins.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
