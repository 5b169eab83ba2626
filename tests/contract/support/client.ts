import { type IncomingHttpHeaders, request } from 'node:http'
import type { Market } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'

/** What is sent. The host is the market's, whatever the address: this machine cannot look up its name. */
export type Sent = {
  market?: Market
  method?: string
  headers?: Record<string, string>
  token?: string
  /** Sent as JSON, unless it is text or bytes. */
  body?: unknown
}

export type Received = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  json: () => unknown
}

/** Sends one request to a portal. @throws Error when the connection breaks */
export function send(portal: Pick<Portal, 'port'>, path: string, sent: Sent = {}): Promise<Received> {
  const { market = 'fr', method = 'GET', token, body } = sent
  const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  const payload = raw ? body : JSON.stringify(body)
  const headers = {
    host: `${market}.localhost:${portal.port}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
    ...(payload !== undefined &&
      !sent.headers?.['transfer-encoding'] && { 'content-length': String(Buffer.byteLength(payload)) }),
    ...sent.headers,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: portal.port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text, json: () => JSON.parse(text) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

/** One member of a JSON object, or undefined. */
export function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )
}
