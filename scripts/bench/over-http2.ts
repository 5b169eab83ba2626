import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { generate } from 'selfsigned'
import type { Market } from '#scripts/mock-api/personas.ts'

/** What stands for a server of ours before the visitors: HTTP/2, as nginx speaks it with the configuration that the build writes. */
export type Front = {
  /** Where a browser finds a market's site, without a closing slash. */
  origin: (market: Market) => string
  close: () => Promise<void>
}

/** What belongs to one connection, and does not go on to the next. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'http2-settings']

/**
 * Hands every request on to a server of this machine, to which the visitors seem to have come directly. A browser takes one connection then,
 * on which as many answers come side by side as it has asked for. Its certificate is made for the occasion: nobody has to trust it.
 *
 * @param port of the server behind it
 */
export async function overHttp2(port: number): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: '*.localhost' }] }],
  })
  const server = createSecureServer({ key, cert }, (req, res) => handOn(req, res, port))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The front listens nowhere.')
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  return {
    origin: (market) => `https://${market}.localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

function handOn(req: Http2ServerRequest, res: Http2ServerResponse, port: number): void {
  const [name] = req.authority.split(':')
  const headers = Object.entries(req.headers).filter(([header]) => !header.startsWith(':'))
  const behind = request(
    {
      port,
      host: '127.0.0.1',
      method: req.method,
      path: req.url,
      headers: {
        ...Object.fromEntries(headers),
        host: `${name}:${port}`,
        'x-forwarded-host': req.authority,
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([header]) => !hopByHop.includes(header))
      res.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(res)
    },
  )
  behind.on('error', () => res.stream.destroy())
  res.stream.on('close', () => behind.destroy())
  req.pipe(behind)
}
