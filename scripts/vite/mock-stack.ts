import type { Plugin, ViteDevServer } from 'vite'
import type { Identity } from '../identity/identity.ts'
import type { identityOver } from '../identity/identity-over.ts'
import type { Contract, loadContract } from '../mock-api/contract.ts'
import type { createMockStack, MockStack } from '../mock-api/stack.ts'
import type { createWorld, World } from '../mock-api/world.ts'

/** What lives on when something is edited: each part is made anew only when its own code, or what it is made of, changed. */
type Kept = {
  world?: { made: World; by: typeof createWorld }
  identity?: { made: Identity; by: typeof identityOver; world: World }
  contract?: Contract | undefined
  stack?: { made: MockStack; by: typeof createMockStack; contract: Contract; identity: Identity }
}

async function current(server: ViteDevServer, kept: Kept): Promise<MockStack> {
  const load = (file: string) => server.ssrLoadModule(`/scripts/${file}`)
  const [worlds, identities, contracts, stacks] = await Promise.all([
    load('mock-api/world.ts'),
    load('identity/identity-over.ts'),
    load('mock-api/contract.ts'),
    load('mock-api/stack.ts'),
  ])
  const makeWorld: typeof createWorld = worlds.createWorld
  if (kept.world?.by !== makeWorld) kept.world = { made: makeWorld(), by: makeWorld }
  const world = kept.world.made

  const makeIdentity: typeof identityOver = identities.identityOver
  if (kept.identity?.by !== makeIdentity || kept.identity.world !== world) {
    kept.identity = { made: makeIdentity(world), by: makeIdentity, world }
  }
  const identity = kept.identity.made

  const readContract: typeof loadContract = contracts.loadContract
  kept.contract ??= await readContract()
  const { contract } = kept

  const makeStack: typeof createMockStack = stacks.createMockStack
  const { stack } = kept
  if (stack?.by === makeStack && stack.contract === contract && stack.identity === identity) return stack.made
  const { MOCKS: mocks, BACKEND: backend } = process.env
  const made = makeStack({ contract, world, identity, mocks, backend, captcha: true })
  kept.stack = { made, by: makeStack, contract, identity }
  return made
}

/**
 * Serves the mock API, the identity provider and the drawings from Vite's dev server, on its one port.
 *
 * Its code is loaded through Vite, never imported by the configuration: an edited handler counts from the next request
 * on, and everybody's data and sessions stay. An edited contract is read anew. Nothing of it reaches a build.
 */
export function mockStack(): Plugin {
  const kept: Kept = {}
  return {
    name: 'mock-stack',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add('openapi')
      server.watcher.on('all', (_event, file) => {
        if (/[\\/]openapi[\\/]/.test(file)) kept.contract = undefined
      })
      server.middlewares.use(async (req, res, next) => {
        try {
          const stack = await current(server, kept)
          if (!(await stack.handle(req, res))) next()
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          server.config.logger.error(message, { timestamp: true })
          if (res.headersSent) return res.end()
          res.statusCode = 500
          res.setHeader('content-type', 'text/plain; charset=utf-8')
          res.end(`${message}\n`)
        }
      })
    },
  }
}
