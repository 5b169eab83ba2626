import { follow, list, type Node, nameOf, object } from './change.ts'

/** A schema in the one form in which two can be compared, however it is spelt. */
export type Shape = {
  /** The name under which it is shared, if it is. */
  name: string | undefined
  /** Whether the schema itself allows null. */
  nullable: boolean
  /** Whether null is allowed beside it where it is used, as one of two alternatives. */
  orNull: boolean
  /** Without `null`; `undefined` when any is allowed. */
  types: readonly string[] | undefined
  values: Values | undefined
  properties: Readonly<Record<string, unknown>>
  required: readonly string[]
  /** What one of must hold, under names that do not depend on their order where they have one. */
  alternatives: Readonly<Record<string, unknown>>
  /** The schema itself, with `allOf` laid together. */
  node: Node
}

/** The values that are allowed: no others in a closed list, others to come in an open one. */
type Values = { closed: boolean; all: readonly string[] }

/** @param written the schema as it stands in the contract, often a reference */
export function shapeOf(contract: Node, written: unknown): Shape {
  const whole = together(contract, follow(contract, written))
  const branches = [...list(whole.oneOf), ...list(whole.anyOf)]
  const real = branches.filter((branch) => follow(contract, branch).type !== 'null')
  const orNull = real.length < branches.length
  const [only] = real
  // `oneOf` of a schema and null is that schema, nullable: the same as its reference where it is not nullable.
  if (real.length === 1 && only !== undefined && !('type' in whole)) {
    const shape = shapeOf(contract, only)
    return { ...shape, orNull: orNull || shape.orNull }
  }
  const types = whole.type === undefined ? undefined : [whole.type].flat().map(String)
  return {
    name: nameOf(written),
    nullable: types?.includes('null') === true,
    orNull,
    types: types?.filter((type) => type !== 'null'),
    values: valuesOf(whole),
    properties: object(whole.properties),
    required: list(whole.required).map(String),
    alternatives: Object.fromEntries(real.map((branch, index) => [titleOf(contract, branch) ?? index, branch])),
    node: whole,
  }
}

function valuesOf(node: Node): Values | undefined {
  if ('const' in node) return { closed: true, all: [JSON.stringify(node.const)] }
  const all = node.enum ?? node['x-extensible-enum']
  if (all === undefined) return undefined
  return { closed: 'enum' in node, all: list(all).map((value) => (typeof value === 'string' ? value : `${value}`)) }
}

function titleOf(contract: Node, branch: unknown): string | undefined {
  const { title } = follow(contract, branch)
  return nameOf(branch) ?? (typeof title === 'string' ? title : undefined)
}

/** A schema with what its `allOf` adds. */
function together(contract: Node, node: Node): Node {
  const { allOf, ...own } = node
  const parts = [...list(allOf).map((part) => together(contract, follow(contract, part))), own]
  if (parts.length === 1) return node
  const properties = Object.assign({}, ...parts.map((part) => object(part.properties)))
  const required = [...new Set(parts.flatMap((part) => list(part.required)))]
  return Object.assign({}, ...parts, { properties, required })
}
