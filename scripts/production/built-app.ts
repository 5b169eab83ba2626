import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import {
  contentSecurityPolicy,
  documentHeaders,
  fileHeaders,
  frameAncestors,
  immutable,
  inlineHashes,
  keeping,
  noSources,
  type Sources,
  strictTransport,
  workerPath,
} from './headers.ts'

/** Something that answers requests the way Connect's middleware does. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves a built app as nginx does with the configuration that the build wrote: with the same headers, compressed beforehand where the
 * build did so. A path without a file gets the app's index.html, except under /assets: a missing chunk is missing.
 *
 * @param sources the other origins of this deployment
 */
export function builtApp(dir: string, sources: Sources = noSources): Middleware {
  const serve = sirv(dir, { single: true, etag: true, brotli: true, gzip: true, ignores: ['^/assets/'] })
  const page = join(dir, 'index.html')
  const hashes = inlineHashes(existsSync(page) ? readFileSync(page, 'utf8') : '')
  return (req, res, next) => {
    const address = req.url ?? '/'
    const path = address.split('?')[0] ?? '/'
    const isFile = path.startsWith('/assets/') || path === workerPath
    for (const [name, value] of Object.entries(isFile ? fileHeaders : documentHeaders)) res.setHeader(name, value)
    if (!isFile) {
      const ancestors = frameAncestors(address, sources.framedBy)
      res.setHeader('content-security-policy', contentSecurityPolicy(hashes, sources, ancestors))
    }
    res.setHeader('cache-control', immutable.test(path) ? keeping.immutable : keeping.other)
    if (isSecure(req)) res.setHeader('strict-transport-security', strictTransport)
    serve(req, res, () => {
      // Nobody may keep it in mind that a file was not there.
      res.setHeader('cache-control', 'no-store')
      next()
    })
  }
}

/** Whether the visitor came over https: to this server, or to the one in front of it. */
function isSecure(req: IncomingMessage): boolean {
  return 'encrypted' in req.socket || req.headers['x-forwarded-proto'] === 'https'
}
