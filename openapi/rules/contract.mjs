const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const maps = ['properties', 'patternProperties', '$defs', 'dependentSchemas']
const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const singles = ['items', 'unevaluatedProperties', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else']

/** The node that a chain of references ends at, with its place; an inline node is its own. */
export function follow({ node, location }, resolve) {
  let here = { node, location }
  while (typeof here.node?.$ref === 'string') {
    const next = resolve(here.node, here.location.source.absoluteRef)
    if (!next.location) return { node: undefined, location: here.location }
    here = { node: next.node, location: next.location }
  }
  return here
}

function below({ node, location }, ...keys) {
  return { node: keys.reduce((value, key) => value?.[key], node), location: location.child(keys) }
}

function entriesBelow(place, key) {
  return Object.keys(place.node?.[key] ?? {}).map((name) => [name, below(place, key, name)])
}

/** The bodies of a request or an answer: media type, schema and examples, each where it is written. */
function bodiesOf(place, resolve) {
  return entriesBelow(place, 'content').map(([type, raw]) => {
    const media = follow(raw, resolve)
    const examples = entriesBelow(media, 'examples').map(([name, written]) => ({
      name,
      written,
      place: follow(written, resolve),
    }))
    return { type, media, schema: media.node?.schema ? below(media, 'schema') : undefined, examples }
  })
}

function callAt(path, method, item, place, resolve) {
  const listed = [item, place].flatMap((owner) => (owner.node.parameters ?? []).map((_, at) => [owner, at]))
  const request = place.node.requestBody ? follow(below(place, 'requestBody'), resolve) : undefined
  return {
    path,
    method,
    id: place.node.operationId ?? `${method} ${path}`,
    operation: place.node,
    location: place.location,
    parameters: listed.map(([owner, at]) => follow(below(owner, 'parameters', at), resolve)),
    request: request && { ...request, bodies: bodiesOf(request, resolve) },
    answers: entriesBelow(place, 'responses').map(([status, written]) => {
      const answer = follow(written, resolve)
      return { status: Number(status), ...answer, written, bodies: bodiesOf(answer, resolve) }
    }),
  }
}

const read = new WeakMap()

/** Every operation of the contract, with all references around it followed. Each contract is read once for all rules. */
export function callsOf(root, context) {
  const calls = read.get(root) ?? readCalls(root, context)
  read.set(root, calls)
  return calls
}

function readCalls(root, { location, resolve }) {
  const paths = entriesBelow({ node: root, location }, 'paths')
  return paths.flatMap(([path, written]) => {
    const item = follow(written, resolve)
    const named = methods.filter((method) => item.node?.[method])
    return named.map((method) => callAt(path, method, item, below(item, method), resolve))
  })
}

/** A rule that looks at each operation. */
export function forEachCall(check) {
  return () => ({
    Root(root, context) {
      for (const call of callsOf(root, context)) check(call, context)
    },
  })
}

/**
 * Every schema below one, itself first, each once.
 *
 * @param closed whether a schema around this one refuses unknown properties for it
 */
export function* schemasBelow(written, resolve, seen = new Set(), closed = false) {
  const place = follow(written, resolve)
  const { node } = place
  if (node === null || typeof node !== 'object') return
  const closes = closed || [written.node, node].some((one) => one.unevaluatedProperties === false)
  const key = `${place.location.absolutePointer} ${closes}`
  if (seen.has(key)) return
  seen.add(key)
  yield { ...place, closed: closes }
  for (const [name, parts] of lists.map((list) => [list, node[list] ?? []])) {
    for (const at of parts.keys()) {
      yield* schemasBelow(below(place, name, at), resolve, seen, name !== 'prefixItems' && closes)
    }
  }
  for (const name of singles) if (node[name]) yield* schemasBelow(below(place, name), resolve, seen)
  for (const name of maps) for (const [, part] of entriesBelow(place, name)) yield* schemasBelow(part, resolve, seen)
}

/** The schemas that calls send, in parameters and bodies, each once. */
export function* sentSchemas(calls, resolve) {
  const seen = new Set()
  for (const { parameters, request } of calls) {
    for (const parameter of parameters) {
      if (parameter.node?.schema) yield* schemasBelow(below(parameter, 'schema'), resolve, seen)
    }
    for (const { schema } of request?.bodies ?? []) if (schema) yield* schemasBelow(schema, resolve, seen)
  }
}

/** The schemas that calls get back, in answers up to a status, bodies and headers, each once. */
export function* answeredSchemas(calls, resolve, highest = 599) {
  const seen = new Set()
  for (const answer of calls.flatMap(({ answers }) => answers).filter(({ status }) => status <= highest)) {
    for (const { schema } of answer.bodies) if (schema) yield* schemasBelow(schema, resolve, seen)
    for (const [, written] of entriesBelow(answer, 'headers')) {
      const header = follow(written, resolve)
      if (header.node?.schema) yield* schemasBelow(below(header, 'schema'), resolve, seen)
    }
  }
}

/** The types that a schema allows. */
export function typesOf(schema) {
  return [schema?.type ?? []].flat()
}
