import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as plain } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import type { Exchange } from './exchange.ts'

/** Where requests go, and how long each may take until the end of its answer. */
export type Target = { url: URL; host: string | undefined; token: string | undefined; timeoutMs: number }

/** An answer as it came over the wire. */
export type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; ms: number }

/** Why there is no answer. `away` is a server that cannot be reached at all. */
export type Trouble = 'away' | 'silent' | 'endless' | 'too much' | 'broken off' | 'no HTTP'

/** No answer, or none that can be read to its end. `words` say what came in place of one. */
export type Unanswered = { trouble: Trouble; words: string; ms: number }

export type Sender = { send: (exchange: Exchange) => Promise<Received | Unanswered>; close: () => void }

const megabyte = 1024 * 1024
const most = { words: 8 * megabyte, files: 30 * megabyte }
const stranger = 'a-token-that-nobody-issued'

/** Asks one server, one request after the other, over connections that it may keep. */
export function createSender(target: Target): Sender {
  const { url, timeoutMs } = target
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const request = isSecure ? secure : plain

  function attempt(exchange: Exchange, again: boolean): Promise<Received | Unanswered> {
    const { method, path, headers, body, token } = exchange
    return new Promise((resolve) => {
      const started = performance.now()
      const bearer = token === 'own' ? target.token : token === 'stranger' ? stranger : undefined
      let answer: IncomingMessage | undefined
      let done = false
      const outgoing = request({
        agent,
        method,
        // Names below localhost are this machine by definition, but the resolver that Node asks may not know them.
        hostname: url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        path: url.pathname.replace(/\/$/, '') + path,
        headers: {
          host: target.host ?? url.host,
          ...headers,
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...((body || method !== 'GET') && { 'content-length': String(body?.length ?? 0) }),
        },
      })
      const end = (ended: Received | Omit<Unanswered, 'ms'>) => {
        if (done) return
        done = true
        clearTimeout(clock)
        resolve({ ...ended, ms: performance.now() - started })
        if ('trouble' in ended) outgoing.destroy()
      }
      const clock = setTimeout(() => {
        const limit = `within ${timeoutMs / 1000} s`
        if (answer) end({ trouble: 'endless', words: `${answer.statusCode}, and no end of the body ${limit}` })
        else end({ trouble: 'silent', words: `nothing ${limit}` })
      }, timeoutMs)
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection may be closed by the server at the moment in which it is used again.
        if (!done && again && outgoing.reusedSocket && !answer && /^(?:ECONNRESET|EPIPE)$/.test(error.code ?? '')) {
          done = true
          clearTimeout(clock)
          resolve(attempt(exchange, false))
        } else end(troubleOf(error, url, answer))
      })
      outgoing.on('response', (incoming) => {
        answer = incoming
        read(incoming, end)
      })
      outgoing.end(body)
    })
  }

  return { send: (exchange) => attempt(exchange, true), close: () => agent.destroy() }
}

function read(answer: IncomingMessage, end: (ended: Received | Omit<Unanswered, 'ms'>) => void): void {
  const { statusCode: status = 0, headers } = answer
  const limit = /json|text/.test(headers['content-type'] ?? 'json') ? most.words : most.files
  const chunks: Buffer[] = []
  let size = 0
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else end({ trouble: 'too much', words: `${status} with more than ${limit / megabyte} MB` })
  })
  answer.on('end', () => end({ status, headers, bytes: Buffer.concat(chunks), ms: 0 }))
  answer.on('error', () => end({ trouble: 'broken off', words: `${status}, broken off after ${size} bytes` }))
}

const unreachable = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/

function troubleOf(error: NodeJS.ErrnoException, url: URL, answer?: IncomingMessage): Omit<Unanswered, 'ms'> {
  const code = error.code ?? error.message
  if (answer) return { trouble: 'broken off', words: `${answer.statusCode}, broken off (${code})` }
  if (/CERT|SELF_SIGNED|ISSUER|ALTNAME/.test(code)) {
    return { trouble: 'away', words: `its certificate is not trusted (${code})` }
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return { trouble: 'away', words: `there is no host ${url.hostname} (${code})` }
  }
  if (unreachable.test(code)) return { trouble: 'away', words: `nothing listens there (${code})` }
  if (/^HPE_|EPROTO|ERR_SSL/.test(code))
    return { trouble: 'no HTTP', words: `something else than ${url.protocol.slice(0, -1)} (${code})` }
  return { trouble: 'broken off', words: `the connection broken off (${code})` }
}
