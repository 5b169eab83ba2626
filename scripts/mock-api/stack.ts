import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../identity/identity.ts'
import { createAdmin, type Preferences } from './admin.ts'
import { createApi, type RecordedCall } from './api.ts'
import type { AnyHandler } from './call.ts'
import { challengePath, createCaptcha, settingsWithCaptcha } from './captcha.ts'
import type { Contract } from './contract.ts'
import { type Coverage, createCoverage } from './coverage.ts'
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
  /** Whether forms have to prove that a person fills them in. */
  captcha?: boolean
  /** Handlers that win over the world's own, by operation id. Tests use them to answer wrongly on purpose. */
  overrides?: Readonly<Record<string, AnyHandler>>
}

/** The mock server: everything under /api, /captcha, /identity, /media and /__mock. */
export type MockStack = {
  /** Answers a request that is its own; false leaves it to the app. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>
  /** Every API call so far, oldest first. */
  calls: RecordedCall[]
  faults: Faults
  prefer: Preferences
  /** Which of the contract's answers were given. */
  coverage: Coverage
}

/** @throws ConfigurationError when `mocks` and `backend` cannot work together */
export function createMockStack(options: StackOptions): MockStack {
  const { contract, world, identity, overrides } = options
  const split = splitMocks(options.mocks ?? 'all', options.backend, contract.tags)
  const calls: RecordedCall[] = []
  const coverage = createCoverage()
  const wanted = new Map<string, Preference>()
  const faults = createFaults((name) => contract.byId.has(name) || name === 'captcha.challenge')
  const captcha = options.captcha ? createCaptcha() : undefined
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
  const asking = captcha && { getSettings: settingsWithCaptcha }
  const answer = createPrism({ ...handlers, ...asking, ...overrides }, world, captcha)
  const api = createApi({ contract, world, faults, preferences: wanted, calls, coverage, split, answer, identity })
  const admin = createAdmin({ contract, world, faults, preferences: prefer, calls, identity })

  /** Answers what is not the API's, or fails as was asked for. */
  async function beside(req: IncomingMessage, res: ServerResponse, name: string, answers: () => Promise<unknown>) {
    const header = [req.headers['x-mock-fault']].flat()[0]
    const fault = parseFault(header) ?? faults.next(name)
    if (!(await suffer(fault, res))) return
    if (fault?.status || fault?.html || fault?.empty || fault?.cut) {
      res.statusCode = fault.status ?? 502
      res.setHeader('content-type', fault.html ? 'text/html; charset=utf-8' : 'application/json')
      res.end(
        fault.html ? '<!doctype html><title>502</title>' : fault.empty || fault.cut ? '' : '{"error":"server_error"}',
      )
      return
    }
    await answers()
  }

  async function challenge(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const asked = captcha && path === challengePath && ['GET', 'HEAD'].includes(req.method ?? '')
    const body = asked
      ? await captcha.challenge()
      : problem('en', 404, { detail: `There is no ${req.method} ${path}.` })
    res.writeHead(asked ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    res.end(req.method === 'HEAD' ? undefined : JSON.stringify(body))
  }

  return {
    calls,
    faults,
    prefer,
    coverage,
    async handle(req, res) {
      const path = (req.url ?? '/').split('?')[0] ?? '/'
      const area = /^\/(api|captcha|identity|media|__mock)(?:\/|$)/.exec(path)?.[1]
      if (!area) return false
      const host = localHost(req.headers.host)
      if (!host) {
        const no = written(problem('en', 421, { detail: 'This server answers to names of this machine only.' }))
        res.writeHead(no.status, no.headers).end(JSON.stringify(no.body))
      } else if (area === 'api') await api(req, res, host)
      else if (area === 'identity')
        await beside(req, res, `identity.${path.split('/')[2] ?? ''}`, () => identity.handle(req, res))
      else if (area === 'captcha') await beside(req, res, 'captcha.challenge', () => challenge(req, res, path))
      else if (area === 'media') serveMedia(req, res)
      else await admin(req, res)
      return true
    },
  }
}
