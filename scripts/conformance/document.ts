/** A part of the contract that may be a reference to one of its components. */
export type MaybeRef = { $ref?: string }

/** A JSON Schema, as far as requests are made from it. Whether something fits is for the validator to say. */
export type Schema = MaybeRef & {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  contentMediaType?: string
  'x-extensible-enum'?: unknown[]
}

export type ExampleObject = MaybeRef & { value?: unknown }
export type Examples = { example?: unknown; examples?: Record<string, ExampleObject> }
export type MediaObject = Examples & { schema: Schema; encoding?: Record<string, { contentType?: string }> }
export type HeaderObject = MaybeRef & { required?: boolean; schema: Schema }
export type ResponseObject = MaybeRef & {
  headers?: Record<string, HeaderObject>
  content?: Record<string, MediaObject>
}
export type BodyObject = MaybeRef & { required?: boolean; content: Record<string, MediaObject> }
export type ParameterObject = MaybeRef & Examples & { name: string; in: string; required?: boolean; schema: Schema }
export type OperationObject = {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: ParameterObject[]
  requestBody?: BodyObject
  responses: Record<string, ResponseObject>
  'x-changes-state'?: boolean
}

/** The contract as one bundled document: paths are written out, everything that is shared is a component. */
export type Document = {
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas?: Record<string, Schema>
    examples?: Record<string, ExampleObject>
    headers?: Record<string, HeaderObject>
    parameters?: Record<string, ParameterObject>
    requestBodies?: Record<string, BodyObject>
    responses?: Record<string, ResponseObject>
  }
}

/** Something of the document with its place in it, as a JSON Pointer. */
export type Placed<T> = { part: T; at: string }

/**
 * What a reference to a component means. A reference's name is its last step.
 *
 * @param at where the part stands
 * @throws Error when there is no such component
 */
export function followed<T extends MaybeRef>(part: T, at: string, components: Record<string, T> = {}): Placed<T> {
  if (part.$ref === undefined) return { part, at }
  const name = part.$ref.split('/').at(-1) ?? ''
  const found = components[name]
  if (!found) throw new Error(`The contract has no ${part.$ref}.`)
  return followed(found, part.$ref.slice(1), components)
}

/** A step of a JSON Pointer. */
export function step(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`
}
