import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

const oneHop = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

function passable(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && !oneHop.has(name)) kept[name] = value
  return kept
}

/**
 * Hands a call to the real backend and its answer back, bytes untouched in both directions.
 *
 * @param body what was read of the request already
 * @returns the backend's status
 * @throws Error when the backend cannot be reached
 */
export function passOn(backend: URL, req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<number> {
  const target = new URL(backend.pathname.replace(/\/$/, '') + (req.url ?? '/'), backend)
  const send = target.protocol === 'https:' ? secure : plain
  const headers = { ...passable(req.headers), 'content-length': String(body.length) }
  return new Promise((resolve, reject) => {
    const onward = send(target, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, passable(answer.headers))
      answer.pipe(res)
      answer.once('error', () => res.destroy())
      res.once('close', () => resolve(answer.statusCode ?? 502))
    })
    onward.once('error', reject)
    res.once('close', () => onward.destroy())
    onward.end(body)
  })
}
