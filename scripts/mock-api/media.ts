import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { backdropOf, posterOf } from './posters.ts'

const drawings: Record<string, (slug: string) => string | undefined> = { posters: posterOf, backdrops: backdropOf }

/**
 * Serves the drawings of the demo films: `/media/posters/<slug>.svg` and `/media/backdrops/<slug>.svg`. A drawing is the
 * same for as long as its code is, so browsers may keep it for an hour and ask again with its tag.
 */
export function serveMedia(req: IncomingMessage, res: ServerResponse): void {
  const [, kind = '', slug = ''] = /^\/media\/(posters|backdrops)\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(req.url ?? '') ?? []
  const svg = drawings[kind]?.(slug)
  res.setHeader('x-content-type-options', 'nosniff')
  if (svg === undefined) {
    res.statusCode = 404
    res.setHeader('content-type', 'text/plain; charset=utf-8')
    res.end('There is no such picture.\n')
    return
  }
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`
  res.setHeader('content-type', 'image/svg+xml; charset=utf-8')
  res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  res.setHeader('cache-control', 'public, max-age=3600')
  res.setHeader('etag', tag)
  if (req.headers['if-none-match'] === tag) {
    res.statusCode = 304
    res.end()
    return
  }
  res.end(req.method === 'HEAD' ? undefined : svg)
}
