import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { identityOver } from '#scripts/identity/identity-over.ts'
import { type Contract, loadContract } from '#scripts/mock-api/contract.ts'
import { trailerHost } from '#scripts/mock-api/handlers/programme.ts'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import { createMockStack } from '#scripts/mock-api/stack.ts'
import { createWorld } from '#scripts/mock-api/world.ts'
import { answering } from '#scripts/portal.ts'
import { builtApp } from '#scripts/production/built-app.ts'
import { noSources } from '#scripts/production/headers.ts'
import { appDir } from '#tests/support/app-dir.ts'

/** A call of a page, with what the mock API says to it. */
export type Called = {
  operation: string
  /** The method, the path and the query: what tells it from the other calls of a page. */
  call: string
  /** Asked for, it is done: what writes has written then. */
  good: () => Promise<Said>
}

/** An answer in place of the mock API's. */
export type Said = { status: number; type: string; body: Buffer | string }

/** Answers a call in place of the mock API, or leaves it to it by saying nothing. */
export type Answerer = (called: Called) => Promise<Said | undefined>

/** A portal whose calls may be answered by somebody else. */
export type Answering = {
  contract: Contract
  origin: (market: Market) => string
  tokenFor: (market: Market, persona: PersonaId) => Promise<string>
  /** Who answers the calls of pages from now on. */
  answerBy: (answer: Answerer) => void
  /** The world is as in the beginning. */
  reset: () => void
  close: () => Promise<void>
}

/** Marks what is asked for to know what the mock API says. */
const asGood = 'x-as-on-a-good-day'
const aDay = 24 * 60 * 60

/**
 * Starts the portal with somebody in front of its API. A page asks its own server, so that the browser keeps the portal's files, which it
 * does not where requests are caught on their way: a visit takes a third of the time.
 *
 * @param now the world's clock
 */
export async function startAnswering(now: () => Date): Promise<Answering> {
  const contract = await loadContract()
  const world = createWorld(now)
  const identity = identityOver(world, aDay)
  const stack = createMockStack({ contract, world, identity, captcha: false })
  const usual = answering(stack, builtApp(appDir, { ...noSources, media: trailerHost }))
  const known = new Map<string, Said>()
  let answer: Answerer = async () => undefined
  let port = 0

  /** What the mock API says. What only reads says the same every time. */
  async function goodAnswer(req: IncomingMessage, body: Buffer): Promise<Said> {
    const { host, authorization, 'accept-language': language } = req.headers
    const key = [req.url, host, authorization, language].join('\n')
    const good = (req.method === 'GET' && known.get(key)) || (await ask(port, req, body))
    known.set(key, good)
    return good
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const found = contract.find(req.method ?? 'GET', url.pathname)
    if (!('operation' in found) || req.headers[asGood]) return usual(req, res)
    const body = await bodyOf(req)
    const good = () => goodAnswer(req, body)
    const operation = found.operation.iid ?? ''
    const said = (await answer({ operation, call: `${req.method} ${req.url}`, good })) ?? (await good())
    if (res.destroyed) return
    res.writeHead(said.status, { 'content-type': said.type, 'cache-control': 'no-store' }).end(said.body)
  }

  const server = createServer((req, res) => {
    respond(req, res).catch((error: unknown) => {
      console.error(error)
      res.writeHead(500).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const bound = server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
  const host = (market: Market) => `${market}.localhost:${port}`
  return {
    contract,
    origin: (market) => `http://${host(market)}`,
    async tokenFor(market, persona) {
      world.signedIn(persona)
      return (await identity.tokenFor(host(market), persona)) ?? ''
    },
    answerBy(by) {
      answer = by
    },
    reset() {
      world.reset()
      known.clear()
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Sends a request on to the same server, as one that is to be answered as on a good day. */
function ask(port: number, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Said> {
  // What is kept is handed on as it stands, so it must not come compressed.
  const marked: IncomingHttpHeaders = { ...headers, [asGood]: '1', connection: 'close', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, method, headers: marked }, (res) => {
      bodyOf(res).then((text) => {
        resolve({ status: res.statusCode ?? 0, type: res.headers['content-type'] ?? '', body: text })
      }, reject)
    })
      .on('error', reject)
      .end(body)
  })
}
