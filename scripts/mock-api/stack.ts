import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../identity/identity.ts'
import { createAdmin, type Preferences } from './admin.ts'
import { createApi, type RecordedCall } from './api.ts'
import type { AnyHandler } from './call.ts'
import type { Contract } from './contract.ts'
import { createFaults, type Faults, parseFault, suffer } from './faults.ts'
import { handlers } from './handlers.ts'
import { localHost } from './market.ts'
import { serveMedia } from './media.ts'
import { splitMocks } from './mocks.ts'
import type { Preference } from './prefer.ts'
import { createPrism, written } from './prism.ts'
import { problem } from './problems.ts'
import type { World } from './world.ts'

/** Where answers come from. World and identity outlive a reload of everything else in development. */
export type StackOptions = {
  contract: Contract
  world: World
  identity: Identity
  /** Which tags are mocked; see `splitMocks`. */
  mocks?: string | undefined
  /** Where the others are answered. */
  backend?: string | undefined
  /** Handlers that win over the world's own, by operation id. Tests use them to answer wrongly on purpose. */
  overrides?: Readonly<Record<string, AnyHandler>>
}

/** The mock server: everything under /api, /identity, /media and /__mock. */
export type MockStack = {
  /** Answers a request that is its own; false leaves it to the app. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>
  /** Every API call so far, oldest first. */
  calls: RecordedCall[]
  faults: Faults
  prefer: Preferences
}

/** @throws ConfigurationError when `mocks` and `backend` cannot work together */
export function createMockStack(options: StackOptions): MockStack {
  const { contract, world, identity, overrides } = options
  const split = splitMocks(options.mocks ?? 'all', options.backend, contract.tags)
  const calls: RecordedCall[] = []
  const wanted = new Map<string, Preference>()
  const faults = createFaults((operationId) => contract.byId.has(operationId))
  const prefer: Preferences = {
    set(operationId, preference) {
      if (!contract.byId.has(operationId)) throw new Error(`The contract has no operation "${operationId}".`)
      wanted.set(operationId, preference)
    },
    clear(operationId) {
      if (operationId === undefined) wanted.clear()
      else wanted.delete(operationId)
    },
  }
  const answer = createPrism({ ...handlers, ...overrides }, world)
  const { subjectOf } = identity
  const api = createApi({ contract, world, faults, preferences: wanted, calls, split, answer, subjectOf })
  const admin = createAdmin({ contract, world, faults, preferences: prefer, calls })

  async function identify(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const header = [req.headers['x-mock-fault']].flat()[0]
    const fault = parseFault(header) ?? faults.next(`identity.${path.split('/')[2] ?? ''}`)
    if (!(await suffer(fault, res))) return
    if (fault?.status || fault?.html || fault?.empty || fault?.cut) {
      res.statusCode = fault.status ?? 502
      res.setHeader('content-type', fault.html ? 'text/html; charset=utf-8' : 'application/json')
      res.end(
        fault.html ? '<!doctype html><title>502</title>' : fault.empty || fault.cut ? '' : '{"error":"server_error"}',
      )
      return
    }
    await identity.handle(req, res)
  }

  return {
    calls,
    faults,
    prefer,
    async handle(req, res) {
      const path = (req.url ?? '/').split('?')[0] ?? '/'
      const area = /^\/(api|identity|media|__mock)(?:\/|$)/.exec(path)?.[1]
      if (!area) return false
      const host = localHost(req.headers.host)
      if (!host) {
        const no = written(problem('en', 421, { detail: 'This server answers to names of this machine only.' }))
        res.writeHead(no.status, no.headers).end(JSON.stringify(no.body))
      } else if (area === 'api') await api(req, res, host)
      else if (area === 'identity') await identify(req, res, path)
      else if (area === 'media') serveMedia(req, res)
      else await admin(req, res)
      return true
    },
  }
}
