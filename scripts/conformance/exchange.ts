import { type Content, type Example, isJson, type Operation, type Parameter } from './contract.ts'
import { formOf } from './form.ts'

/** What ought to come back: an answer, a refusal of what was sent, or the question who is asking. */
export type Expectation = 'answer' | 'refusal' | 'challenge'

/** A request that is ready to be sent, and what it is for. */
export type Exchange = {
  operation: Operation
  /** Which example or edge case this is. */
  name: string
  expects: Expectation
  method: string
  /** Path with its query, from the server's root. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** The bearer that goes with it: the one that was given, one that nobody issued, or none. */
  token: 'own' | 'stranger' | 'none'
  /** Statuses that are right for this edge case without being declared: a media type is refused with 415 everywhere. */
  besides: number[]
  /** Whether a mock that only knows the contract's examples cannot do this right. */
  beyondMock: boolean
}

/** The values of the parameters in one request, by place and name. */
export type Values = { path: Record<string, string>; query: Record<string, string>; headers: Record<string, string> }

/** What makes one request differ from another of the same operation. */
export type Shape = Pick<Exchange, 'name' | 'expects' | 'token'> & {
  values: Values
  content?: Content | undefined
  /** A value of that content. */
  value?: unknown
  /** In place of a body made of the value. */
  raw?: { type: string | undefined; body: Buffer | undefined }
  besides?: number[]
  beyondMock?: boolean
}

/** Writes a request. */
export function exchange(operation: Operation, shape: Shape): Exchange {
  const { values, content, raw, name, expects, token, besides = [], beyondMock = false } = shape
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, key: string) => encodeURIComponent(values.path[key] ?? ''))
  const query = new URLSearchParams(values.query).toString()
  const sent = raw ?? (content && written(content, shape.value))
  return {
    operation,
    name,
    expects,
    method: operation.method,
    path: query ? `${path}?${query}` : path,
    headers: { accept: accepted(operation), ...values.headers, ...(sent?.type && { 'content-type': sent.type }) },
    body: sent?.body,
    token,
    besides,
    beyondMock,
  }
}

function written(content: Content, value: unknown): { type: string; body: Buffer } {
  if (content.type === 'multipart/form-data') return formOf(content, value)
  return { type: content.type, body: Buffer.from(isJson(content.type) ? JSON.stringify(value) : String(value)) }
}

function accepted({ answers }: Operation): string {
  const types = [...answers.values()].flatMap(({ contents }) => contents.map(({ type }) => type))
  return [...new Set(types)].join(', ') || '*/*'
}

/** The value of a parameter as it stands in an address or a header. */
export function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(',') : typeof value === 'string' ? value : JSON.stringify(value)
}

/** The values that the contract knows for a parameter: its examples, else the one or the first it allows. */
export function knownValues({ examples, schema }: Parameter): Example[] {
  if (examples.length > 0) return examples
  if (schema.const !== undefined) return [{ name: 'the one value', value: schema.const }]
  const listed = schema.enum ?? []
  return listed.map((value) => ({ name: textOf(value), value }))
}

/**
 * The values of an ordinary request: every path and header parameter by its first known value, and the query as far as
 * it is required.
 *
 * @returns in `missing` the names of parameters that are needed and have no known value; they are left empty
 */
export function ordinaryValues({ parameters }: Operation): { values: Values; missing: string[] } {
  const values: Values = { path: {}, query: {}, headers: {} }
  const missing: string[] = []
  for (const parameter of parameters) {
    const [first] = knownValues(parameter)
    const place = parameter.in === 'header' ? values.headers : parameter.in === 'query' ? values.query : values.path
    if (!first && parameter.required) missing.push(parameter.name)
    if (first ? parameter.required || parameter.in === 'header' : parameter.required) {
      place[parameter.name] = first ? textOf(first.value) : 'example'
    }
  }
  return { values, missing }
}
