import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CheckOptions, checkServer, type Results } from '#scripts/conformance/check-server.ts'
import { type Contract, understood } from '#scripts/conformance/contract.ts'
import type { Portal } from '#scripts/portal.ts'
import { redocly } from '#scripts/redocly.ts'
import { member, send } from './client.ts'

/** The bundled contract, read once for a whole run. Whether it is well written is for the lint to say, elsewhere. */
export const bundled = await bundle()

async function bundle(): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const file = join(folder, 'contract.json')
  const { code, stderr } = await redocly('bundle', '--output', file)
  if (code !== 0) throw new Error(stderr)
  const contract = understood(JSON.parse(await readFile(file, 'utf8')))
  await rm(folder, { recursive: true })
  return contract
}

/** Checks a server with limits that suit a test. */
export function check(url: string, options: Partial<CheckOptions> = {}): Promise<Results> {
  return checkServer({ contract: bundled, url, timeoutMs: 5000, ...options })
}

/** The breaches of a run, one after the other, with the operations that they belong to. */
export function breachesIn({ outcomes }: Results) {
  return outcomes.flatMap(({ exchange, breaches }) =>
    breaches.map((breach) => ({ operation: exchange.operation.id, sent: exchange.name, ...breach })),
  )
}

/** A server that is there until it is closed. */
export type Running = { url: string; port: number; close: () => Promise<void> }

async function listening(server: Server, end: () => void): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: Partial<AddressInfo> = Object(server.address())
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      end()
    })
  return { url: `http://localhost:${port}`, port: port ?? 0, close }
}

/** A server that answers as it is told to. */
export function serverThat(answer: RequestListener): Promise<Running> {
  const server = createServer(answer)
  return listening(server, () => server.closeAllConnections())
}

/** Something that listens and does not speak HTTP. */
export function strangerThat(says: string): Promise<Running> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => socket.end(says, () => socket.destroy()))
  })
  return listening(server, () => undefined)
}

/** An answer on its way through. */
export type Passing = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** Stands in front of a portal and spoils some of its answers, by method and path. */
export function spoiling(
  portal: Portal,
  spoil: Record<string, (passing: Passing, req: IncomingMessage) => void>,
): Promise<Running> {
  return serverThat((req, res) => {
    const { method, url = '', headers } = req
    const onward = request({ host: '127.0.0.1', port: portal.port, method, path: url, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const passing: Passing = { status: answer.statusCode ?? 0, headers: {}, body: Buffer.concat(chunks) }
      for (const name of ['content-type', 'www-authenticate', 'retry-after']) {
        const value = answer.headers[name]
        if (value !== undefined) passing.headers[name] = value
      }
      spoil[`${method} ${url.split('?')[0]}`]?.(passing, req)
      res.writeHead(passing.status, passing.headers).end(passing.body)
    })
    req.pipe(onward)
  })
}

/** Changes the JSON of an answer. */
export function json(passing: Passing, change: (body: object) => void): void {
  const body: object = JSON.parse(passing.body.toString())
  change(body)
  passing.body = Buffer.from(JSON.stringify(body))
}

/** An access token from the mock server's own door, for the French site. */
export async function tokenFrom(portal: Portal, persona = 'pass-holder'): Promise<string> {
  const answer = await send(portal, `/__mock/tokens/${persona}`, { method: 'POST' })
  return String(member(answer.json(), 'token'))
}
