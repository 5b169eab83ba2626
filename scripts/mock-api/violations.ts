import type { ProblemField } from '#src/api/generated/schema.ts'
import type { Operation } from './contract.ts'
import type { Language } from './personas.ts'
import { refused } from './problems.ts'

/** What Prism says about a request or an answer that is not as the contract has it. */
export type Violation = { message: string; code?: string | number; path?: readonly (string | number)[] }

const reasons: Record<string, string> = {
  required: 'required',
  minProperties: 'required',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  exclusiveMinimum: 'out-of-range',
  exclusiveMaximum: 'out-of-range',
  minItems: 'out-of-range',
  maxItems: 'out-of-range',
  uniqueItems: 'out-of-range',
  enum: 'unknown-value',
  const: 'unknown-value',
  additionalProperties: 'unknown-field',
  unevaluatedProperties: 'unknown-field',
}

/** Prism points at the parent of a missing or unknown property, and only its message has the name. */
function namedInMessage(message: string): string | undefined {
  return (
    /required property '([^']+)'/.exec(message)?.[1] ??
    /; found '([^']+)'/.exec(message)?.[1] ??
    /unevaluated properties: '([^']+)'/.exec(message)?.[1]
  )
}

/** Parameters are compared in lower case by Prism; this gives a name back as the contract spells it. */
function spelled(operation: Operation, place: string, name: string): string {
  const parameters =
    place === 'query' ? operation.request?.query : place === 'path' ? operation.request?.path : undefined
  return parameters?.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name
}

/** Where a violation is: a JSON Pointer into the body, or `/query/name` and the like for a parameter. */
export function pointerOf(operation: Operation, { path = [], message }: Violation): string {
  const [place = 'body', ...rest] = path.map(String)
  const missing = namedInMessage(message)
  const steps = missing === undefined ? rest : [...rest, missing]
  const written = steps.map((step, index) => {
    const name = index === 0 ? spelled(operation, place, step) : step
    return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  })
  return `${place === 'body' ? '' : `/${place}`}${written.join('')}`
}

/** The refused fields of a request, each once, in the customer's language. */
export function refusedFields(
  operation: Operation,
  violations: readonly Violation[],
  language: Language,
): ProblemField[] {
  const fields = new Map<string, ProblemField>()
  for (const violation of violations) {
    const pointer = pointerOf(operation, violation)
    const code = reasons[String(violation.code)] ?? 'format'
    if (!fields.has(pointer)) fields.set(pointer, refused(language, pointer.slice(0, 200), code))
  }
  return [...fields.values()]
}
