import type { Contract } from '#scripts/mock-api/contract.ts'

/** What is read of a JSON schema here. The contract's own is resolved already: there are no references in it. */
export type Schema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  'x-extensible-enum'?: readonly string[]
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** An answer that the contract declares: its status, what it is, and how it is made. */
export type DeclaredAnswer = { status: number; mediaType: string | undefined; schema: Schema | undefined }

/** Everything that an operation may answer. */
export function declaredAnswers(contract: Contract, operation: string): DeclaredAnswer[] {
  const answers = contract.byId.get(operation)?.responses ?? []
  return answers.map(({ code, contents: [content] = [] }) => ({
    status: Number(code),
    mediaType: content?.mediaType,
    // Prism's own type of a schema is wider than what the contract uses.
    schema: content?.schema && JSON.parse(JSON.stringify(content.schema)),
  }))
}

/** The schemas that something may be one of, where there is a choice. */
export function choicesOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? schema.anyOf ?? []
}

/** Whether there may be nothing in its place. */
export function isNullable(schema: Schema): boolean {
  return [schema.type ?? []].flat().includes('null') || choicesOf(schema).some(isNullable)
}

/** The schema of what is there, where something is. */
export function somethingOf(schema: Schema): Schema {
  const choice = choicesOf(schema).find((one) => one.type !== 'null')
  if (choice) return somethingOf(choice)
  const { allOf, ...own } = schema
  if (!allOf) return schema
  const parts = allOf.map(somethingOf)
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [own.required ?? [], ...parts.map(({ required = [] }) => required)].flat(),
  }
}

/** The type of what is there, where something is. */
export function typeOf(schema: Schema): string {
  return [schema.type ?? 'object'].flat().find((type) => type !== 'null') ?? 'null'
}

/** What a value has under a name, where it is made of names and values. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The items of a list; of anything else, none. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
