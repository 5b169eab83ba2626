import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Contract, Exchange } from './contract.ts'

/** One thing that is not as the contract says. */
export type Breach = {
  /** JSON Pointer into the body, or the part of the answer: `status`, `content-type`, `body`. */
  at: string
  expected: string
  got: string
}

/** An answer as it came over the wire. */
export type Received = { status: number; type: string; body: string }

/** Gives a function that compares an answer with what its operation declares. No breach is an empty list. */
export function conformance(contract: Contract): (exchange: Exchange, received: Received) => Breach[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  ajvFormats.default(ajv)
  ajv.addSchema({ ...contract, $id: 'contract' })
  return (exchange, { status, type, body }) => {
    const types = exchange.answers.get(status)
    if (!types) return [{ at: 'status', expected: [...exchange.answers.keys()].join(', '), got: String(status) }]
    const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? ''
    const pointer = types.get(mediaType)
    if (!pointer) return [{ at: 'content-type', expected: [...types.keys()].join(', '), got: type || 'none' }]
    const value = parsed(body)
    if (value === undefined) return [{ at: 'body', expected: 'JSON', got: shown(body) }]
    const validate = ajv.getSchema(`contract#${pointer}`)
    if (!validate) throw new Error(`The contract has no schema at ${pointer}.`)
    return validate(value) ? [] : (validate.errors ?? []).filter(isCause).map(breach)
  }
}

/** Something that may be null and is neither null nor right says so three times; only the reason is worth reading. */
function isCause(error: ErrorObject, _index: number, all: ErrorObject[]): boolean {
  const inside = (other: ErrorObject) => other !== error && other.instancePath.startsWith(error.instancePath)
  const orNull = error.keyword === 'oneOf' || (error.keyword === 'type' && error.params.type === 'null')
  return !orNull || !all.some((other) => inside(other) && other.keyword !== 'oneOf' && other.params.type !== 'null')
}

function breach(error: ErrorObject): Breach {
  if (error.keyword === 'required') {
    return { at: `${error.instancePath}/${error.params.missingProperty}`, expected: 'a value', got: 'nothing' }
  }
  return { at: error.instancePath || '/', expected: error.message ?? error.keyword, got: shown(error.data) }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const quoted = typeof value === 'string' ? JSON.stringify(text) : text
  return quoted.length > 80 ? `${quoted.slice(0, 79)}…` : quoted
}
