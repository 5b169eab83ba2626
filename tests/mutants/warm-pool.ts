import { fileURLToPath } from 'node:url'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node'

const entry = fileURLToPath(new URL('warm-worker.mjs', import.meta.url))

/** The one thread of this process. */
let thread: Worker | undefined

/**
 * Runs test files one after the other in a thread that outlives the run. A mutant needs a few milliseconds of tests, and a thread a tenth of
 * a second to begin: Vitest, which is asked to isolate, loads every module of ours anew for each file, and so nothing of one mutant is
 * left for the next.
 */
export const warmPool: PoolRunnerInitializer = { name: 'warm', createPoolWorker: () => warmWorker() }

function warmWorker(): PoolWorker {
  thread ??= begun()
  const worker = thread
  return {
    name: 'warm',
    on: (event, listener) => void worker.on(event, listener),
    off: (event, listener) => void worker.off(event, listener),
    send: (message) => worker.postMessage(message),
    start: async () => undefined,
    stop: async () => undefined,
    deserialize: (data) => data,
  }
}

function begun(): Worker {
  // Only in the environment of the process does a time zone that a test sets take effect.
  const worker = new Worker(entry, { env: SHARE_ENV })
  worker.setMaxListeners(0)
  worker.unref()
  return worker
}
