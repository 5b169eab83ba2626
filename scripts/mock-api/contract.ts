import { fileURLToPath } from 'node:url'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { expectLists } from './multipart.ts'

/** An operation of the contract, as Prism understands it. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** The contract could not be read. The message is one line for the person who just edited it. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/** An operation with what finding it by an address yields. */
export type Match = { operation: Operation; path: Record<string, string> }

/** The operations of the contract, and how to find one. */
export type Contract = {
  operations: readonly Operation[]
  byId: ReadonlyMap<string, Operation>
  tags: ReadonlySet<string>
  /** The operation for a method and a path without its query, or the methods that the path does have. */
  find: (method: string, path: string) => Match | { allowed: string[] }
}

/** Whether something is a contract that was read already. */
export function isContract(source: object): source is Contract {
  return 'operations' in source && 'byId' in source
}

/** Where the contract is, from this folder. */
export const contractFile = new URL('../../openapi/openapi.yaml', import.meta.url)

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0] ?? message
}

function pattern(path: string): { regexp: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)')
  return { regexp: new RegExp(`^${escaped}$`), names }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Reads the contract.
 *
 * @param source the file, or the document itself
 * @throws ContractError in one line, when a file is missing, is no YAML, or a reference leads nowhere
 */
export async function loadContract(source: URL | object = contractFile): Promise<Contract> {
  const operations = await getHttpOperationsFromSpec(source instanceof URL ? fileURLToPath(source) : source).catch(
    (error: unknown) => {
      throw new ContractError(`The contract cannot be read: ${oneLine(error)}`)
    },
  )
  const nameless = operations.find((operation) => !operation.iid)
  if (operations.length === 0) throw new ContractError('The contract has no operation.')
  if (nameless) throw new ContractError(`The contract has no operationId for ${nameless.method} ${nameless.path}.`)
  operations.forEach(expectLists)
  const routes = operations
    .map((operation) => ({ operation, ...pattern(operation.path) }))
    .sort((one, other) => one.names.length - other.names.length)
  return {
    operations,
    byId: new Map(operations.map((operation) => [operation.iid ?? '', operation])),
    tags: new Set(operations.flatMap((operation) => operation.tags?.map((tag) => tag.name) ?? [])),
    find(method, path) {
      const here = routes.filter((route) => route.regexp.test(path))
      const route = here.find(({ operation }) => operation.method.toUpperCase() === method.toUpperCase())
      if (!route) return { allowed: here.map(({ operation }) => operation.method.toUpperCase()) }
      const values = route.regexp.exec(path)?.slice(1) ?? []
      return {
        operation: route.operation,
        path: Object.fromEntries(route.names.map((name, index) => [name, decoded(values[index] ?? '')])),
      }
    },
  }
}
