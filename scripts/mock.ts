/**
 * Prism alone on the contract's examples, for someone who wants only the API: `npm run mock`.
 * MOCK_PORT is the port, 4010 unless set. `Prefer: code=404, example=none` asks for a certain answer.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './redocly.ts'

const port = Number(process.env.MOCK_PORT ?? 4010)

/** Whether somebody else listens there. Prism itself would say so in a stack trace. */
function isTaken(wanted: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)))
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(false)))
  })
}

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`MOCK_PORT=${process.env.MOCK_PORT} is no port.`)
  if (await isTaken(port)) throw new Error(`Port ${port} is taken. Choose another: MOCK_PORT=${port + 1} npm run mock`)
  const prism = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      'mock',
      'openapi/openapi.yaml',
      '--port',
      String(port),
    ],
    { cwd: root, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill(signal))
  prism.on('close', (code) => {
    process.exitCode = code ?? 0
  })
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
