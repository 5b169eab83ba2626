import { type Answer, type Content, type Contract, isJson } from './contract.ts'
import type { Exchange } from './exchange.ts'
import { beginsAs } from './files.ts'
import type { Received, Unanswered } from './send.ts'
import { type Breach, shown, validatorOf } from './validator.ts'

/**
 * How an exchange ended: as it should; refused in a way that the contract declares, although nothing was wrong with the
 * request, which may be due to what the server has; or against the contract.
 */
export type Verdict = 'ok' | 'refused' | 'breach'

/** An exchange with what came of it. `status` is 0 when there was no answer. */
export type Outcome = { exchange: Exchange; status: number; ms: number; verdict: Verdict; breaches: Breach[] }

/** Compares what came with what the contract declares for it. */
export function judge(contract: Contract, exchange: Exchange, received: Received | Unanswered): Outcome {
  const { ms } = received
  if ('trouble' in received) {
    const breaches = [{ at: 'answer', expected: 'an answer', got: received.words }]
    return { exchange, status: 0, ms, verdict: 'breach', breaches }
  }
  const { status } = received
  const breaches = isMocksOwn(received) ? [] : unwanted(exchange, received)
  if (breaches.length === 0) breaches.push(...misshapen(contract, exchange, received))
  const refused = exchange.expects === 'answer' && status >= 400
  return { exchange, status, ms, verdict: breaches.length > 0 ? 'breach' : refused ? 'refused' : 'ok', breaches }
}

/** A status that is not what such a request ought to get. */
function unwanted({ operation, expects, token, besides }: Exchange, received: Received): Breach[] {
  const { status } = received
  const declared = [...operation.answers.keys()]
  const no = (expected: string): Breach[] => [{ at: 'status', expected, got: told(received) }]
  if (expects === 'challenge') return status === 401 ? [] : no('401')
  if (status === 401 && token === 'own') return no('an answer to the token that was given')
  if (expects === 'refusal') {
    const refusals = [...declared.filter((one) => one >= 400 && one < 500 && one !== 401), ...besides]
    return refusals.includes(status) ? [] : no(`a refusal (${refusals.join(', ')})`)
  }
  const answers = declared.filter((one) => one < 500)
  return answers.includes(status) ? [] : no(answers.join(', '))
}

/** The status with what the answer itself says about it. */
function told({ status, headers, bytes }: Received): string {
  if (headers.location) return `${status} to ${headers.location}`
  const body = parsed(bytes)
  const words = ['code', 'detail'].flatMap((name) => {
    const word: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof word === 'string' ? [word] : []
  })
  const text = [status, ...words].join(' ')
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}

/** What is wrong with the headers and the body of an answer. */
function misshapen(contract: Contract, { operation }: Exchange, received: Received): Breach[] {
  const { answers } = operation
  // A media type may be refused without being declared. Such a refusal is a problem like the others.
  const answer = answers.get(received.status) ?? answers.get(422) ?? answers.get(500)
  if (!answer || isMocksOwn(received)) return []
  return [...headerBreaches(contract, answer, received), ...bodyBreaches(contract, answer, received)]
}

function headerBreaches(contract: Contract, answer: Answer, { status, headers }: Received): Breach[] {
  return answer.headers.flatMap(({ name, at, required, schema }) => {
    const text = [headers[name]].flat().join(', ')
    // Every 401 asks who it is, in HTTP itself.
    const needed = required || (status === 401 && name === 'www-authenticate')
    if (headers[name] === undefined)
      return needed ? [{ at: `header ${name}`, expected: 'a value', got: 'nothing' }] : []
    const isNumber = /^(?:integer|number)$/.test(String(schema.type))
    const found = validatorOf(contract.document).breaches(at, isNumber && /^-?\d/.test(text) ? Number(text) : text)
    return found.map((breach) => ({ ...breach, at: `header ${name}` }))
  })
}

function bodyBreaches(contract: Contract, { contents }: Answer, { status, headers, bytes }: Received): Breach[] {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (contents.length === 0) {
    return bytes.length === 0 ? [] : [{ at: 'body', expected: 'none', got: `${bytes.length} bytes` }]
  }
  const content = contents.find((one) => one.type === type)
  if (!content)
    return [{ at: 'content-type', expected: contents.map((one) => one.type).join(', '), got: type || 'none' }]
  if (!isJson(type)) return fileBreaches(content, bytes)
  const value = parsed(bytes)
  if (value === undefined) return [{ at: 'body', expected: 'JSON', got: shown(bytes.toString('utf8', 0, 200)) }]
  const breaches = validatorOf(contract.document).breaches(content.at, value)
  const repeated: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'status') : undefined
  if (type === 'application/problem+json' && typeof repeated === 'number' && repeated !== status) {
    breaches.push({ at: '/status', expected: `${status}, as the HTTP status`, got: String(repeated) })
  }
  return breaches
}

/** A file begins as its type does. A plain mock has no files: it sends the words that the contract has for an example. */
function fileBreaches({ type, examples }: Content, bytes: Buffer): Breach[] {
  if (beginsAs(type, bytes)) return bytes.length > 0 ? [] : [{ at: 'body', expected: type, got: 'nothing' }]
  const words = bytes.toString('utf8')
  if (examples.some(({ value }) => words === value || words === JSON.stringify(value))) return []
  return [{ at: 'body', expected: `bytes of ${type}`, got: shown(bytes.toString('latin1', 0, 20)) }]
}

/** The JSON in some bytes, undefined when they are none. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a refusal is Prism's own, which it makes up when the contract's examples have none for it. */
export function isMocksOwn({ status, bytes }: Received): boolean {
  if (status < 400 || bytes.length > 100_000) return false
  const body = parsed(bytes)
  const type: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'type') : undefined
  return typeof type === 'string' && type.startsWith('https://stoplight.io/prism/errors#')
}
