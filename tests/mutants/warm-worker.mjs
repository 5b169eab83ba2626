import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

/** Hears what Vitest asks of the worker; the other listener hears its answers for the run that is on. */
let asked
let answered

init({
  post: (message) => parentPort.postMessage(message),
  on(listener) {
    if (asked) {
      if (answered) parentPort.off('message', answered)
      answered = listener
    }
    asked ??= listener
    parentPort.on('message', listener)
  },
  off: (listener) => parentPort.off('message', listener),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
})
