import { createRequire } from 'node:module'
import type { Operation } from '#scripts/mock-api/contract.ts'

type Validate = { (value: unknown): boolean; errors?: unknown }
type Ajv = { compile: (schema: object) => Validate; addFormat: (name: string, format: unknown) => void }
type Draft = 'ajv' | 'ajv/dist/2020'

/** What Prism checks with is what is looked at here, and not another copy of it. */
const ofPrism = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-http'))

/** A validator like Prism's own. Whatever it complains about while it compiles is put in `complaints`. */
export function prismAjv(draft: Draft, complaints: string[] = []): Ajv {
  const note = (...words: unknown[]) => complaints.push(words.join(' '))
  const make: new (options: object) => Ajv = ofPrism(draft).default
  const formats: (ajv: Ajv) => void = ofPrism('ajv-formats').default
  const ajv = new make({
    allErrors: true,
    allowUnionTypes: true,
    allowMatchingProperties: true,
    strict: false,
    logger: { warn: note, log: note, error: note },
  })
  formats(ajv)
  return ajv
}

type Named = { name: string; schema: object }

/** Every schema that a request or an answer of an operation is checked against. */
export function schemasOf(operation: Operation): Named[] {
  const { request, responses } = operation
  const parameters = [...(request?.path ?? []), ...(request?.query ?? []), ...(request?.headers ?? [])]
  const bundled = Reflect.get(operation, '__bundled__')
  const named = (name: string, schema: object | undefined): Named[] =>
    schema ? [{ name: `${operation.iid} ${name}`, schema: { ...schema, __bundled__: bundled } }] : []
  return [
    ...parameters.flatMap(({ name, schema }) => named(name, schema)),
    ...(request?.body?.contents ?? []).flatMap(({ mediaType, schema }) => named(`request ${mediaType}`, schema)),
    ...responses.flatMap(({ code, contents, headers }) => [
      ...(contents ?? []).flatMap(({ mediaType, schema }) => named(`${code} ${mediaType}`, schema)),
      ...(headers ?? []).flatMap(({ name, schema }) => named(`${code} header ${name}`, schema)),
    ]),
  ]
}

const validators = new WeakMap<object, Validate>()

/** Whether a value is as an operation's answer has it, by the contract's schema. */
export function validatorOf(operation: Operation, code: number): Validate {
  const wanted = operation.responses.find((response) => response.code === String(code))?.contents?.[0]?.schema
  if (!wanted) throw new Error(`${operation.iid} declares no body for ${code}.`)
  const known = validators.get(wanted)
  if (known) return known
  const made = prismAjv('ajv/dist/2020').compile({ ...wanted, __bundled__: Reflect.get(operation, '__bundled__') })
  validators.set(wanted, made)
  return made
}
