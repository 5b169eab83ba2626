import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TokenRequest } from './identity/identity.ts'
import { identityOver } from './identity/identity-over.ts'
import type { RecordedCall } from './mock-api/api.ts'
import type { AnyHandler } from './mock-api/call.ts'
import { type Contract, contractFile, isContract, loadContract } from './mock-api/contract.ts'
import type { Market } from './mock-api/personas.ts'
import { createMockStack, type MockStack } from './mock-api/stack.ts'
import { createWorld, type World } from './mock-api/world.ts'
import { builtApp, type Middleware } from './production/built-app.ts'
import type { Sources } from './production/headers.ts'

export type PortalOptions = {
  /** 0 takes any free port. */
  port: number
  /** The built app; `dist` by default. A path without a file in it gets its index.html, so that the router decides. */
  appDir?: string
  /** Other origins that the built app's pages may reach, or be framed by. None, unless told otherwise. */
  sources?: Sources
  /** Answers what is not the mock server's, in place of the built app. */
  app?: Middleware
  /** The address to listen on. Only this machine, unless told otherwise. */
  host?: string
  /** Which of the contract's tags are answered here: `all`, `none`, `Account,Tickets` or `-Account`. */
  mocks?: string | undefined
  /** The address of the real server for the others. */
  backend?: string | undefined
  /** Whether forms have to prove that a person fills them in. They do, unless told otherwise. */
  captcha?: boolean
  /** How long an access token lives, in seconds. */
  accessTokenSeconds?: number
  /** Handlers that win over the world's own, by operation id: for answers that are wrong on purpose. */
  overrides?: Readonly<Record<string, AnyHandler>>
  /** The contract: one that was read before, a file, or a document of one's own. */
  contract?: Contract | URL | object
  /** The world's clock. */
  now?: () => Date
}

/** The portal, running: API, identity provider and app behind one port. */
export type Portal = {
  port: number
  /** Where a browser finds a market's site, without a closing slash. */
  origin: (market: Market) => string
  world: World
  /** Every API call so far, oldest first, also those that are not answered yet (status 0). Empty it with `calls.length = 0`. */
  calls: RecordedCall[]
  /** Every use of the token endpoint so far. */
  tokenRequests: TokenRequest[]
  /** Sticky faults, by operation id or `identity.token`, `identity.auth`, `identity.session`. */
  faults: MockStack['faults']
  /** Sticky examples, by operation id: what a `Prefer` header asks for, without touching the page's headers. */
  prefer: MockStack['prefer']
  /**
   * An access token of somebody, as a sign-in on a market's site would give. The world takes it for one.
   *
   * @throws Error when there is nobody of that id
   */
  tokenFor: (market: Market, id: string) => Promise<string>
  /** Puts the data, the faults, the examples and the records back as they were. Sessions stay. */
  reset: () => void
  /** Stops at once: whoever still waits for an answer is cut off. */
  close: () => Promise<void>
}

/** The portal could not start. The message is one line that says what to do. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
}

/** Answers one request: the mock server what is its own, the app everything else. Never leaves one hanging by mistake. */
export function answering(stack: Pick<MockStack, 'handle'>, app: Middleware) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      if (await stack.handle(req, res)) return
      app(req, res, () => {
        res.statusCode = 404
        res.end('Not found\n')
      })
    } catch (error) {
      // Whoever leaves in the middle of an upload waits for no answer.
      if (error === req.errored) return
      console.error(`${req.method} ${req.url} failed in the mock server.`, error)
      if (!res.headersSent) res.statusCode = 500
      res.end()
    }
  }
}

/**
 * Starts the portal.
 *
 * @throws PortalError when the port is taken
 * @throws ContractError when the contract cannot be read, and ConfigurationError when `mocks` and `backend` do not fit
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { port, host = '127.0.0.1', appDir = 'dist', app = builtApp(appDir, options.sources) } = options
  const source = options.contract ?? contractFile
  const contract = isContract(source) ? source : await loadContract(source)
  const world = createWorld(options.now)
  const identity = identityOver(world, options.accessTokenSeconds)
  const { mocks, backend, captcha = true, overrides } = options
  const stack = createMockStack({ contract, world, identity, mocks, backend, captcha, ...(overrides && { overrides }) })
  const answer = answering(stack, app)
  const server = createServer((req, res) => void answer(req, res))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Set PORT to a free one, for example PORT=${port + 1}.`
      reject(new PortalError(error.code === 'EADDRINUSE' ? taken : `The portal cannot listen: ${error.message}`))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  const hostOf = (market: Market) => `${market}.localhost:${listening}`
  return {
    port: listening,
    origin: (market) => `http://${hostOf(market)}`,
    world,
    calls: stack.calls,
    tokenRequests: identity.tokenRequests,
    faults: stack.faults,
    prefer: stack.prefer,
    async tokenFor(market, id) {
      const token = await identity.tokenFor(hostOf(market), id)
      if (!token) throw new Error(`There is nobody called "${id}".`)
      world.signedIn(id)
      return token
    },
    reset() {
      world.reset()
      stack.faults.clear()
      stack.prefer.clear()
      stack.calls.length = 0
      identity.tokenRequests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        stack.coverage.write()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
