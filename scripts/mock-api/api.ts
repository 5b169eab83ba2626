import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { IHttpRequest } from '@stoplight/prism-http'
import type { Identity } from '../identity/identity.ts'
import { passOn } from './backend.ts'
import type { Contract, Match, Operation } from './contract.ts'
import type { Coverage } from './coverage.ts'
import { type Fault, type Faults, parseFault, sendHalf, suffer } from './faults.ts'
import { marketLanguage, marketOf, originOf } from './market.ts'
import type { Split } from './mocks.ts'
import { isMultipart, type Part, parseMultipart, slimMultipart } from './multipart.ts'
import { parametersOf } from './parameters.ts'
import type { Language, Market } from './personas.ts'
import { examplesOf, type Preference, parsePrefer, settlePreference } from './prefer.ts'
import { type Answer, type Pending, written } from './prism.ts'
import { problem } from './problems.ts'
import type { World } from './world.ts'

/** A call as it was made and how it ended. `status` is 0 as long as there is no answer. */
export type RecordedCall = {
  operationId: string | undefined
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed when it is JSON, text otherwise, undefined without one and for a multipart body. */
  body: unknown
  /** The parts of a multipart body, byte-exact; undefined when it is none, or not what it says it is. */
  parts: readonly Part[] | undefined
  status: number
  /** The contract's example with which it was answered, when one was asked for. */
  example?: string
}

/** What answering the API needs. */
export type ApiParts = {
  contract: Contract
  world: World
  faults: Faults
  preferences: ReadonlyMap<string, Preference>
  calls: RecordedCall[]
  coverage: Coverage
  split: Split
  answer: (pending: Pending) => Promise<Answer>
  identity: Pick<Identity, 'subjectOf' | 'identityOf'>
}

/**
 * How long an answer that is known may be on its way, in milliseconds at most. `LATE=300 npm test -- journeys` finds whoever takes a call
 * that the server has answered for one whose answer the page has.
 */
const late = Number(process.env.LATE ?? 0)
const mostBytes = 26 * 1024 * 1024
const mostCalls = 10_000
const web = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size <= mostBytes) chunks.push(chunk)
  }
  return size > mostBytes ? undefined : Buffer.concat(chunks)
}

function textHeaders(req: IncomingMessage): Record<string, string> {
  const entries = Object.entries(req.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return Object.fromEntries(entries)
}

function isJson(type: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(type)
}

/**
 * The body as a handler gets it: what the JSON says, else text, undefined when there is none. Broken JSON stays text. A multipart body is
 * read by its parts alone: 25 MB of photos are no text, and to read them as such would keep everybody waiting.
 */
function parseBody(raw: Buffer, type: string): unknown {
  if (raw.length === 0 || isMultipart(type)) return undefined
  const text = raw.toString('utf8')
  if (!isJson(type)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
  fault: Fault | undefined,
): void {
  if (res.destroyed) return
  const text =
    body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(body === undefined ? '' : JSON.stringify(body))
  const bytes = fault?.html ? Buffer.from(web) : fault?.empty ? Buffer.alloc(0) : text
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (fault?.html) res.setHeader('content-type', 'text/html; charset=utf-8')
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'no-store')
  if (fault?.cut) {
    sendHalf(res, bytes)
    return
  }
  const sent = compressed(req, res, bytes)
  if (status !== 204) res.setHeader('content-length', sent.length)
  res.end(req.method === 'HEAD' || status === 204 ? undefined : sent)
}

/** JSON that would not fit into a packet, compressed for those who can read it, as servers do. */
function compressed(req: IncomingMessage, res: ServerResponse, bytes: Buffer): Buffer {
  const isWorthIt = bytes.length > 1400 && isJson(String(res.getHeader('content-type')))
  if (!isWorthIt || !/\bgzip\b/.test(String(req.headers['accept-encoding']))) return bytes
  res.setHeader('content-encoding', 'gzip')
  res.appendHeader('vary', 'accept-encoding')
  return gzipSync(bytes, { level: 1 })
}

/** Answers everything under /api: records it, lets it suffer what was asked for, and gives it to the mocks or the backend. */
export function createApi(parts: ApiParts) {
  const { contract, world, faults, preferences, calls, coverage, split, answer, identity } = parts

  /** Answers a call of the contract from the mocks. */
  async function ask(at: Place, found: Match, raw: Buffer, recorded: RecordedCall): Promise<Answer> {
    const { headers, body, path } = recorded
    const { host, url, market, language } = at
    const { operation } = found
    const operationId = operation.iid ?? ''
    const wanted = parsePrefer(headers.prefer) ?? preferences.get(operationId)
    const preference = wanted && settlePreference(operation, wanted)
    if (preference && 'unknown' in preference) {
      return written(problem(language, 400, { code: 'unknown-example', detail: preference.unknown }))
    }
    const example = preference && exampleOf(operation, preference)
    if (example !== undefined) recorded.example = example
    const type = headers['content-type'] ?? ''
    const isForm = isMultipart(type)
    if (isForm ? !recorded.parts : isJson(type) && typeof body === 'string') {
      const errors = [{ pointer: '', code: 'format', message: problem(language, 422).message }]
      return written(problem(language, 422, { detail: `The body is not the ${type} that it says it is.`, errors }))
    }
    const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const subject = token ? await identity.subjectOf(host, token) : undefined
    const parameters = parametersOf(operation, found.path, url.searchParams)
    const parts = recorded.parts ?? []
    const seen = { operationId, ...parameters, body, parts, host, origin: url.origin, market, language }
    const identityOf = (other: string) => identity.identityOf(host, other)
    const call = { ...seen, now: world.now(), world, subject, identityOf }
    const checked = isForm ? slimMultipart(parts, type, operation) : body
    const request = forPrism(operation, path, url, headers, checked, raw.length)
    const strangerToken = token !== undefined && subject === undefined
    return world.inTurn(subject, () => answer({ call, operation, request, strangerToken, preference }))
  }

  return async function handle(req: IncomingMessage, res: ServerResponse, host: string): Promise<void> {
    const at = placeOf(req, host)
    const found = contract.find(req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET'), at.url.pathname)
    const operation = 'operation' in found ? found.operation : undefined
    const raw = await readBody(req)
    const recorded = record(req, at, operation?.iid, raw)
    calls.push(recorded)
    if (calls.length > mostCalls) calls.shift()
    const finish = (done: Answer, hit?: Fault) => {
      if (res.destroyed || res.headersSent) return
      recorded.status = done.status
      const { operationId, status, example } = recorded
      if (operationId) coverage.note({ operationId, status, ...(example !== undefined && { example }) })
      if (late > 0) setTimeout(send, Math.random() * late, req, res, done, hit)
      else send(req, res, done, hit)
    }
    if (!raw) return finish(written(problem(at.language, 413)))
    const fault = parseFault(recorded.headers['x-mock-fault']) ?? faults.next(operation?.iid ?? '')
    if (!(await suffer(fault, res))) return
    if (fault?.status) {
      const asked = problem(at.language, fault.status, { detail: 'A fault that was asked for.' })
      return finish(written(asked), fault)
    }
    if (split.backend && !split.mocked(operation?.tags?.[0]?.name)) {
      try {
        recorded.status = await passOn(split.backend, req, res, raw)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const detail = `The backend at ${split.backend.origin} does not answer: ${reason}`
        console.error(detail)
        finish(written(problem(at.language, 502, { detail })))
      }
      return
    }
    res.setHeader('content-language', at.language)
    if ('allowed' in found) return finish(unfound(found.allowed, req, at))
    finish(await ask(at, found, raw, recorded), fault)
  }
}

/** The name of the example that answers a preference: a status alone gets its first one. */
function exampleOf(operation: Operation, { code, example }: Preference): string | undefined {
  return example ?? examplesOf(operation).find((one) => one.code === code)?.example
}

/** Where a call is made and what language it speaks. */
type Place = { host: string; url: URL; market: Market; language: Language }

function placeOf(req: IncomingMessage, host: string): Place {
  const market = marketOf(host)
  const url = new URL(req.url ?? '/', originOf(req.headers, host))
  const language = marketLanguage(market, url.searchParams.get('language'), req.headers['accept-language'])
  return { host, url, market, language }
}

/** A call as it came: once it is there as a whole, so that whoever sees it sees what it says. */
function record(
  req: IncomingMessage,
  { url }: Place,
  operationId: string | undefined,
  raw: Buffer | undefined,
): RecordedCall {
  const headers = textHeaders(req)
  const type = headers['content-type'] ?? ''
  return {
    operationId,
    method: req.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: raw && parseBody(raw, type),
    parts: raw && parseMultipart(raw, type),
    status: 0,
  }
}

function unfound(allowed: string[], req: IncomingMessage, { url, language }: Place): Answer {
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  if (allowed.length === 0)
    return written(problem(language, 404, { detail: `The contract has no path ${url.pathname}.` }))
  if (req.method === 'OPTIONS') return { status: 204, headers: { allow }, body: undefined }
  return written(problem(language, 405, { detail: `${url.pathname} has no ${req.method}.` }), { allow })
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * The request as Prism reads it. `Accept` stays behind: with `application/json` alone Prism refuses its own problem
 * examples. The length is always told, because Prism checks the type of a body only when it is.
 */
function forPrism(
  operation: Operation,
  path: string,
  url: URL,
  all: Record<string, string>,
  body: unknown,
  length: number,
): IHttpRequest {
  const { accept, prefer, ...headers } = all
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return {
    method: methods.find((method) => method === operation.method) ?? 'get',
    url: { path, query },
    headers: { ...headers, 'content-length': String(length) },
    ...(body !== undefined && { body }),
  }
}
