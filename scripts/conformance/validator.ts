import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Document } from './document.ts'
import { step } from './document.ts'

/** One thing that is not as the contract says. */
export type Breach = {
  /** JSON Pointer into the body, or the part of the answer: `answer`, `status`, `content-type`, `header x`, `body`. */
  at: string
  expected: string
  got: string
}

/** Compares values with the contract's schemas. */
export type Validator = {
  /** Everything about a value that its schema refuses. `at` is the schema's place in the document, as a JSON Pointer. */
  breaches: (at: string, value: unknown) => Breach[]
  /** Whether a value is as its schema says. */
  fits: (at: string, value: unknown) => boolean
}

const validators = new WeakMap<Document, Validator>()

/** The validator of a contract. Each schema is compiled once, the first time that it is needed. */
export function validatorOf(document: Document): Validator {
  const known = validators.get(document)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false })
  ajvFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })
  const validate = (at: string) => {
    const found = ajv.getSchema(`contract#${encodeURI(at)}`)
    if (!found) throw new Error(`The contract has no schema at ${at}.`)
    return found
  }
  const made: Validator = {
    fits: (at, value) => validate(at)(value) === true,
    breaches(at, value) {
      const check = validate(at)
      return check(value) ? [] : (check.errors ?? []).filter(isCause).map(breach)
    },
  }
  validators.set(document, made)
  return made
}

/** Something that may be null and is neither null nor right says so three times; only the reason is worth reading. */
function isCause(error: ErrorObject, _index: number, all: ErrorObject[]): boolean {
  const inside = (other: ErrorObject) => other !== error && other.instancePath.startsWith(error.instancePath)
  const orNull = error.keyword === 'oneOf' || (error.keyword === 'type' && error.params.type === 'null')
  return !orNull || !all.some((other) => inside(other) && other.keyword !== 'oneOf' && other.params.type !== 'null')
}

function breach(error: ErrorObject): Breach {
  const { instancePath, keyword, params, message, data } = error
  if (keyword === 'required')
    return { at: instancePath + step(params.missingProperty), expected: 'a value', got: 'nothing' }
  const unknown: unknown = params.additionalProperty ?? params.unevaluatedProperty
  if (typeof unknown === 'string') return { at: instancePath + step(unknown), expected: 'no such property', got: 'one' }
  if (keyword === 'const') return { at: instancePath || '/', expected: shown(params.allowedValue), got: shown(data) }
  if (keyword === 'enum') {
    return {
      at: instancePath || '/',
      expected: `one of ${params.allowedValues.map(shown).join(', ')}`,
      got: shown(data),
    }
  }
  return { at: instancePath || '/', expected: message ?? keyword, got: shown(data) }
}

/** A value in a few words, for people. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
