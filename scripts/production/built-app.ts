import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { resolveSite } from '#src/site/resolve-site.ts'
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
import { hostFiles, hostFolder, sharedFolder } from './shared-folder.ts'

/** Something that answers requests the way Connect's middleware does. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves a built app as nginx does with the configuration that the build wrote: with the same headers, compressed beforehand where the
 * build did so. A path without a file gets the app's index.html, except under /assets: a missing chunk is missing. A public page gets the
 * copy of it that the build made for its host's market.
 *
 * @param sources the other origins of this deployment
 */
export function builtApp(dir: string, sources: Sources = noSources): Middleware {
  const kept = { etag: true, brotli: true, gzip: true }
  const serve = sirv(dir, { ...kept, single: true, ignores: ['^/assets/', `^/${sharedFolder}/`] })
  const sharedDir = join(dir, sharedFolder)
  const serveShared = existsSync(sharedDir) ? sirv(sharedDir, { ...kept, extensions: [] }) : undefined
  const page = join(dir, 'index.html')
  const hashes = inlineHashes(existsSync(page) ? readFileSync(page, 'utf8') : '')
  return (req, res, next) => {
    const address = req.url ?? '/'
    const path = address.split('?')[0] ?? '/'
    const isFile = path.startsWith('/assets/') || path === workerPath || hostFiles.some((file) => file === path)
    for (const [name, value] of Object.entries(isFile ? fileHeaders : documentHeaders)) res.setHeader(name, value)
    if (!isFile) {
      const ancestors = frameAncestors(address, sources.framedBy)
      res.setHeader('content-security-policy', contentSecurityPolicy(hashes, sources, ancestors))
    }
    res.setHeader('cache-control', immutable.test(path) ? keeping.immutable : keeping.other)
    if (isSecure(req)) res.setHeader('strict-transport-security', strictTransport)
    const missing = () => {
      // Nobody may keep it in mind that a file was not there.
      res.setHeader('cache-control', 'no-store')
      next()
    }
    const shared = sharedFile(req, path)
    if (!serveShared || shared === undefined)
      return path.startsWith(`/${sharedFolder}/`) ? missing() : serve(req, res, missing)
    req.url = shared
    serveShared(req, res, () => {
      req.url = address
      serve(req, res, missing)
    })
  }
}

/** Where, among the files for search engines and messengers, an address of the host that was asked would lie. */
function sharedFile({ headers: { host = '' } }: IncomingMessage, path: string): string | undefined {
  const hostname = host.replace(/:\d+$/, '').toLowerCase()
  const market = resolveSite(hostname)?.market
  if (!market) return undefined
  if (hostFiles.some((file) => file === path)) return `/${hostFolder(hostname, market)}${path}`
  return /\.\w+$|\/$/.test(path) || path.startsWith('/assets/') ? undefined : `/${market.id}${path}.html`
}

/** Whether the visitor came over https: to this server, or to the one in front of it. */
function isSecure(req: IncomingMessage): boolean {
  return 'encrypted' in req.socket || req.headers['x-forwarded-proto'] === 'https'
}
