import type { Operation } from './contract.ts'

type Parameter = { name: string; schema?: object }

function typesOf(schema: object | undefined): readonly unknown[] {
  const type = schema && 'type' in schema ? schema.type : undefined
  return Array.isArray(type) ? type : [type]
}

function itemsOf(schema: object | undefined): object | undefined {
  const items = schema && 'items' in schema ? schema.items : undefined
  return typeof items === 'object' && items !== null ? items : undefined
}

function typed(values: readonly string[], schema: object | undefined): unknown {
  const types = typesOf(schema)
  if (types.includes('array')) {
    const split = values.length === 1 ? (values[0]?.split(',') ?? []) : values
    return split.map((value) => typed([value], itemsOf(schema)))
  }
  const value = values.at(-1) ?? ''
  if (types.includes('integer') || types.includes('number')) return Number(value)
  if (types.includes('boolean')) return value === 'true'
  return value
}

function among(parameters: readonly Parameter[] | undefined, values: (name: string) => readonly string[]): object {
  const entries = (parameters ?? []).flatMap(({ name, schema }) => {
    const given = values(name)
    return given.length === 0 ? [] : [[name, typed(given, schema)]]
  })
  return Object.fromEntries(entries)
}

/** The parameters of a request in the contract's spelling and types: Prism checks them, and hands on the raw text. */
export function parametersOf(operation: Operation, path: Record<string, string>, query: URLSearchParams) {
  const given = [...query]
  return {
    path: among(operation.request?.path, (name) => (path[name] === undefined ? [] : [path[name]])),
    query: among(operation.request?.query, (name) =>
      given.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value),
    ),
  }
}
