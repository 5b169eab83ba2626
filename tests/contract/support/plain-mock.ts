import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Prism alone on the contract, as `npm run mock` starts it. */
export type PlainMock = { url: URL; close: () => Promise<void> }

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts it on a free port, and waits until it answers. @throws Error with what it printed, when it ends before */
export async function startPlainMock(): Promise<PlainMock> {
  const port = await freePort()
  const mock = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/mock.ts'], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(mock, 'exit')
  const printed: string[] = []
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      if (printed.length < 100) printed.push(part.toString())
      if (printed.join('').includes('is listening on')) resolve()
    }
    mock.stdout.on('data', read)
    mock.stderr.on('data', read)
    mock.once('exit', () => reject(new Error(`Prism did not start: ${printed.join('')}`)))
  })
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    async close() {
      mock.kill('SIGTERM')
      await ended
    },
  }
}
