/**
 * What a change means to a portal of the version before that talks to a server of this one.
 *
 * `breaking`: it fails, or is refused. `widening`: a list of values has grown, which the portal can live with but may
 * show in words that say little. `compatible`: nothing changes for it.
 */
export type Impact = 'breaking' | 'widening' | 'compatible'

/** One difference between two contracts. */
export type Change = {
  /** The place and what happened there. It stays the same however often the contracts are compared. */
  id: string
  impact: Impact
  /** The operations that it reaches. */
  operations: string[]
}

/** Which way a schema travels: the portal sends it, or is answered with it. */
export type Side = 'sent' | 'answered'

/** Gathers changes. One that several operations reach is kept once, with all of them. */
export class Changes {
  readonly #byId = new Map<string, Change>()

  /** Keeps a change. @param operation the operationId through which it was found, none for the contract as a whole */
  add(place: string, what: string, impact: Impact, operation?: string): void {
    const id = `${place}: ${what}`
    const known = this.#byId.get(id) ?? { id, impact, operations: [] }
    if (operation && !known.operations.includes(operation)) known.operations.push(operation)
    this.#byId.set(id, known)
  }

  /** All changes, in the order in which they were found. */
  list(): Change[] {
    return [...this.#byId.values()]
  }
}

export type Node = Readonly<Record<string, unknown>>

/** A part of a contract as an object; whatever is none is an empty one. */
export function object(value: unknown): Node {
  return isObject(value) ? value : {}
}

export function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A part of a contract as a list; whatever is none is an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The node that a reference leads to, as it is, and what was written beside the reference. */
export function follow(contract: Node, value: unknown): Node {
  const node = object(value)
  if (typeof node.$ref !== 'string') return node
  const { $ref, ...beside } = node
  const keys = node.$ref.replace(/^#\//, '').split('/')
  const target = keys.reduce<unknown>((part, key) => object(part)[unescaped(key)], contract)
  if (!isObject(target)) throw new Error(`The contract has no ${$ref}.`)
  return { ...follow(contract, target), ...beside }
}

/** The name under which a schema is shared, when it is a reference to one. */
export function nameOf(value: unknown): string | undefined {
  const { $ref } = object(value)
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
}

function unescaped(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
}
