import { createInstance, type IHttpConfig, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { Problem } from '#src/api/generated/schema.ts'
import type { AnyCall, AnyHandler, AnyReply } from './call.ts'
import { answerHeader, type Captcha, captchaProblem, wantsAnswer } from './captcha.ts'
import type { Operation } from './contract.ts'
import type { Preference } from './prefer.ts'
import { ProblemError, problem } from './problems.ts'
import { pointerOf, refusedFields, type Violation } from './violations.ts'
import type { Customer, World } from './world.ts'

/** What an answer is made of, before it is written. Bytes are sent as they are, everything else as JSON. */
export type Answer = { status: number; headers: Record<string, string>; body: unknown }

/** A call with what is known about it besides: who may answer it, and what it would change. */
export type Pending = {
  call: Omit<AnyCall, 'me' | 'change'>
  operation: Operation
  request: IHttpRequest
  /** Whether a bearer came with it that nobody knows. */
  strangerToken: boolean
  preference: Preference | undefined
}

const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED'

const settings: IHttpConfig = {
  isProxy: true,
  upstream: new URL('http://in.process'),
  upstreamProxy: undefined,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
}

const silence = () => undefined
const quiet = {
  trace: silence,
  debug: silence,
  info: silence,
  success: silence,
  warn: silence,
  error: silence,
  fatal: silence,
}
const logger = Object.assign(Object.create(null), quiet, { child: () => logger })

function leftTo(name: string): { _tag: 'Left'; left: Error } {
  return { _tag: 'Left', left: Object.assign(new Error(name), { name }) }
}

/** A problem for a request that is not as the contract has it, or undefined when it is. */
function refusal(
  { call, operation, strangerToken }: Pending,
  violations: readonly Violation[],
): ProblemError | undefined {
  const { language, subject } = call
  const alternatives = operation.security ?? []
  const needsSession = alternatives.length > 0 && (strangerToken || alternatives.every((schemes) => schemes.length > 0))
  if (violations.some(({ code }) => code === 401) || (needsSession && !subject)) {
    const detail = strangerToken ? 'The token is not known here, or it has run out.' : 'A bearer token is needed.'
    const challenge = strangerToken ? 'Bearer error="invalid_token"' : 'Bearer'
    return new ProblemError(problem(language, 401, { detail }), { 'www-authenticate': challenge })
  }
  const media = violations.find(({ code }) => code === 415)
  if (media) return new ProblemError(problem(language, 415, { detail: media.message }))
  if (violations.length === 0) return undefined
  const detail = violations.map(({ message }) => message).join('; ')
  return new ProblemError(problem(language, 422, { detail, errors: refusedFields(operation, violations, language) }))
}

function contentType(operation: Operation, status: number): string | undefined {
  return operation.responses.find(({ code }) => code === String(status))?.contents?.[0]?.mediaType
}

/** The answer as Prism checks it: bytes are a word to it, since it only knows text. */
function checkable(operation: Operation, { status, body, headers = {} }: AnyReply): IHttpResponse {
  const type = body === undefined ? undefined : contentType(operation, status)
  return {
    statusCode: status,
    headers: { ...(type && { 'content-type': type }), ...headers },
    body: body instanceof Uint8Array ? 'bytes' : body,
  }
}

function fromUnknown(error: unknown, call: { operationId: string; language: AnyCall['language'] }): ProblemError {
  if (error instanceof ProblemError) return error
  console.error(`${call.operationId} failed in the mock server.`, error)
  return new ProblemError(problem(call.language, 500, { detail: `${call.operationId} failed in the mock server.` }))
}

/**
 * Answers calls through Prism, which checks the request, asks a handler of ours, and checks what it said.
 *
 * @param handlers by operation id; what has none is answered by the contract's first example
 * @param captcha who accepts the answers of forms, where forms are asked for one
 */
export function createPrism(handlers: Readonly<Record<string, AnyHandler>>, world: World, captcha?: Captcha) {
  const pendings = new WeakMap<IHttpRequest, Pending & { draft?: Customer; reply?: AnyReply }>()
  const prism = createInstance(settings, {
    logger,
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        const pending = pendings.get(data)
        if (!pending || pending.preference) return leftTo(notImplemented)
        const { call, operation } = pending
        const no = refusal(pending, validations) ?? (await robot(pending))
        if (no) return { _tag: 'Left', left: no }
        const handler = handlers[operation.iid ?? '']
        if (!handler) return leftTo(notImplemented)
        try {
          const reply = await handler({ ...call, ...actions(pending) })
          if (reply.status === 501) return leftTo(notImplemented)
          pending.reply = reply
          return { _tag: 'Right', right: checkable(operation, reply) }
        } catch (error) {
          return { _tag: 'Left', left: fromUnknown(error, call) }
        }
      },
  })

  function actions(pending: Pending & { draft?: Customer }): Pick<AnyCall, 'me' | 'change'> {
    const { subject, language } = pending.call
    const me = () => {
      const customer = pending.draft ?? world.customer(subject)
      if (!customer) throw new ProblemError(problem(language, 401, { detail: 'Nobody is signed in.' }))
      return customer
    }
    return {
      me,
      change(edit) {
        pending.draft ??= structuredClone(me())
        edit(pending.draft)
        return pending.draft
      },
    }
  }

  /** A problem for a form that did not prove that a person fills it in. Only what could be carried out uses up an answer. */
  async function robot({ call, operation, request }: Pending): Promise<ProblemError | undefined> {
    if (!captcha || !wantsAnswer(operation)) return undefined
    const reason = await captcha.accept(request.headers?.[answerHeader])
    return reason && new ProblemError(captchaProblem(call.language, reason))
  }

  function drift({ call, operation }: Pending, violations: readonly Violation[]): Answer {
    const told = violations.map((violation) => {
      const pointer = pointerOf(operation, violation)
      return {
        pointer: pointer.slice(0, 200),
        code: String(violation.code ?? 'format').slice(0, 40),
        message: violation.message.slice(0, 300),
      }
    })
    const where = [...new Set(told.map(({ pointer }) => pointer || '(the whole answer)'))].join(', ')
    const detail = `${operation.iid} answered outside the contract at ${where}: ${told[0]?.message ?? ''}`
    console.error(detail)
    return written(problem(call.language, 500, { code: 'contract-broken', detail, errors: told }))
  }

  return async function answer(pending: Pending): Promise<Answer> {
    const { operation, request, preference, call } = pending
    pendings.set(request, pending)
    const config = preference
      ? { ...settings, checkSecurity: false, validateRequest: false, mock: { dynamic: false, ...asked(preference) } }
      : { ...settings, mock: { dynamic: false } }
    const result = await Promise.resolve()
      .then(() => prism.request(request, [operation], config)())
      .catch((error: unknown) => ({ _tag: 'Left' as const, left: fromUnknown(error, call) }))
    if (result._tag === 'Left') return failed(result.left, call)
    const { output, validations } = result.right
    if (validations.output.length > 0) return drift(pending, validations.output)
    const done = pendings.get(request)
    if (done?.draft && output.statusCode < 400) world.commit(done.draft)
    const body = done?.reply ? done.reply.body : output.body
    return { status: output.statusCode, headers: textHeaders(output.headers), body }
  }
}

function asked({ code, example }: Preference): { code?: number; exampleKey?: string } {
  return { ...(code !== undefined && { code }), ...(example !== undefined && { exampleKey: example }) }
}

function textHeaders(headers: IHttpResponse['headers']): Record<string, string> {
  const entries = Object.entries(headers ?? {}).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function failed(error: Error, call: { language: AnyCall['language'] }): Answer {
  if (error instanceof ProblemError) return written(error.problem, error.headers)
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  return written(problem(call.language, status, { detail: error.message }))
}

/** A problem as an answer. */
export function written(body: Problem, headers: Record<string, string> = {}): Answer {
  return { status: body.status, headers: { 'content-type': 'application/problem+json', ...headers }, body }
}
