import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../identity/identity.ts'
import type { RecordedCall } from './api.ts'
import type { Contract } from './contract.ts'
import type { Fault, Faults } from './faults.ts'
import { localHost } from './market.ts'
import { openOffers } from './offers.ts'
import { personas } from './personas.ts'
import { examplesOf, type Preference } from './prefer.ts'
import type { World } from './world.ts'

/** The parts of the mock server that a developer may change while it runs. */
export type AdminParts = {
  contract: Contract
  world: World
  faults: Faults
  preferences: Preferences
  calls: RecordedCall[]
  identity: Pick<Identity, 'tokenFor'>
}

/** Sticky preferences by operation id. */
export type Preferences = {
  /** @throws Error when there is no such operation */
  set: (operationId: string, preference: Preference) => void
  clear: (operationId?: string) => void
}

async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of req) text += chunk
  const value: unknown = JSON.parse(text || '{}')
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function asFault(body: Record<string, unknown>): Fault {
  const fault: Fault = {}
  for (const name of ['delayMs', 'status', 'times', 'every'] as const) {
    const value = number(body[name])
    if (value !== undefined) fault[name] = value
  }
  for (const name of ['cut', 'reset', 'hang', 'html', 'empty'] as const) if (body[name] === true) fault[name] = true
  return fault
}

function overview({ contract, world, faults, calls }: AdminParts): object {
  return {
    operations: contract.operations.map((operation) => ({
      operationId: operation.iid,
      method: operation.method.toUpperCase(),
      path: operation.path,
      tag: operation.tags?.[0]?.name,
      examples: examplesOf(operation).map(({ code, example }) => `${code} ${example}`),
    })),
    tokens: personas.map(({ id }) => `POST /__mock/tokens/${id}`),
    offers: openOffers(world).map((id) => `PUT /__mock/accept/${id}`),
    faults: faults.all(),
    lastCalls: calls.slice(-20).map(({ operationId, method, path, status }) => ({ operationId, method, path, status })),
  }
}

/**
 * The developer's door to the mock server, beside the API and never part of the app:
 *
 * - `GET /__mock` shows the operations with their examples, the open offers, the faults and the last calls;
 * - `DELETE /__mock/world` puts everybody's data back as it was at the start;
 * - `PUT /__mock/faults/{operationId}` with `{"delayMs": 2000, "status": 503, "times": 1}` makes an operation fail, also
 *   with `cut`, `reset`, `hang`, `html`, `empty`, `every`; `DELETE` on it, or on `/__mock/faults`, heals;
 * - `PUT /__mock/prefer/{operationId}` with `{"code": 404, "example": "none"}` answers with that example; `DELETE` as above;
 * - `PUT /__mock/accept/{card}` accepts the offer of a prepaid card, as the link in the receiver's mail would;
 * - `POST /__mock/tokens/{persona}` answers `{"token": "…"}`: an access token of that persona for the market of the host, as
 *   a sign-in would give, for programs such as the contract's check. It lives five minutes and counts as no sign-in.
 *
 * `identity.token`, `identity.auth` and `identity.session` stand for the identity provider's endpoints, `captcha.challenge`
 * for the captcha's. A single request
 * needs none of this: the headers `Prefer: example=none` and `X-Mock-Fault: delay=2000` do the same for it alone.
 * Only methods that another site's page cannot send unasked change anything; it can ask for a token, but not read it.
 */
export function createAdmin(parts: AdminParts) {
  const { world, faults, preferences, identity } = parts

  async function token(req: IncomingMessage, persona: string): Promise<object> {
    const given = await identity.tokenFor(localHost(req.headers.host) ?? '', persona)
    if (given) return { token: given }
    throw new Error(`There is no persona "${persona}". There are ${personas.map(({ id }) => id).join(', ')}.`)
  }

  async function act(req: IncomingMessage, kind: string, operationId: string | undefined): Promise<object> {
    if (req.method === 'GET' && !kind) return overview(parts)
    if (req.method === 'DELETE' && kind === 'world') {
      world.reset()
      return { done: 'Everybody has their own data back.' }
    }
    if (req.method === 'POST' && kind === 'tokens' && operationId) return token(req, operationId)
    if (req.method === 'PUT' && kind === 'accept' && operationId) {
      await world.acceptPrepaidOffer(operationId)
      return { done: `${operationId} was accepted.` }
    }
    const sticky = kind === 'faults' ? faults : kind === 'prefer' ? preferences : undefined
    if (req.method === 'DELETE' && sticky) {
      sticky.clear(operationId)
      return { done: `${operationId ?? 'Everything'} is well again.` }
    }
    if (req.method === 'PUT' && sticky && operationId) {
      const body = await readJson(req)
      if (kind === 'faults') faults.set(operationId, asFault(body))
      else {
        const code = number(body.code)
        const example = typeof body.example === 'string' ? body.example : undefined
        preferences.set(operationId, { ...(code !== undefined && { code }), ...(example !== undefined && { example }) })
      }
      return { done: `${operationId} is set.` }
    }
    throw new Error(`There is no ${req.method} /__mock/${kind}. GET /__mock shows what there is.`)
  }

  return async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [kind = '', operationId] = (req.url ?? '').split('?')[0]?.split('/').slice(2) ?? []
    res.setHeader('content-type', 'application/json')
    res.setHeader('cache-control', 'no-store')
    try {
      res.end(`${JSON.stringify(await act(req, kind, operationId), null, 2)}\n`)
    } catch (error) {
      res.statusCode = 400
      res.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
    }
  }
}
