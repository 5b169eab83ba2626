import { isDeepStrictEqual } from 'node:util'
import { type Change, Changes, follow, list, type Node, object, type Side } from './change.ts'
import { compareSchemas, type Pair } from './schemas.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** An operation, with its path's parameters among its own. */
type Operation = { id: string; title: string; node: Node; parameters: ReadonlyMap<string, Node> }

/**
 * Every difference between two contracts that matters to a program. Words and examples are none.
 *
 * @param released the contract that portals in the field were made from, as one document
 * @param current the contract as it is now, as one document
 * @throws Error when a reference leads nowhere
 */
export function compareContracts(released: object, current: object): Change[] {
  const pair: Pair = { before: object(released), after: object(current), changes: new Changes() }
  const before = operationsOf(pair.before)
  const after = operationsOf(pair.after)
  for (const title of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(title)
    const now = after.get(title)
    if (old && now) compareOperations(pair, old, now)
    else if (old) pair.changes.add(old.id, `${title} removed`, 'breaking', old.id)
    else if (now) pair.changes.add(now.id, `${title} added`, 'compatible', now.id)
  }
  compareHosts(pair)
  return pair.changes.list()
}

function operationsOf(contract: Node): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [path, written] of Object.entries(object(contract.paths))) {
    const item = follow(contract, written)
    for (const method of methods.filter((name) => name in item)) {
      const node = object(item[method])
      const title = `${method.toUpperCase()} ${path}`
      found.set(title, {
        id: String(node.operationId ?? title),
        title,
        node,
        parameters: parametersOf(contract, item, node),
      })
    }
  }
  return found
}

function parametersOf(contract: Node, item: Node, operation: Node): Map<string, Node> {
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map((one) => follow(contract, one))
  return new Map(
    parameters.map((one) => [`${one.in} ${one.in === 'header' ? String(one.name).toLowerCase() : one.name}`, one]),
  )
}

function compareOperations(pair: Pair, old: Operation, now: Operation): void {
  if (old.id !== now.id) pair.changes.add(old.id, `is called ${now.id} now`, 'breaking', old.id)
  const marked = [old, now].map(({ node }) => node['x-changes-state'] === true)
  if (marked[1] && !marked[0]) pair.changes.add(old.id, 'changes state now', 'breaking', old.id)
  compareSecurity(pair, old, now)
  for (const key of new Set([...old.parameters.keys(), ...now.parameters.keys()])) compareParameter(pair, old, now, key)
  compareRequests(pair, old, now)
  compareAnswers(pair, old, now)
}

function compareSecurity(pair: Pair, old: Operation, now: Operation): void {
  const was = waysIn(pair.before, old)
  const is = waysIn(pair.after, now)
  for (const way of was.filter((one) => !is.includes(one)))
    pair.changes.add(old.id, `may not be called ${way} any more`, 'breaking', old.id)
  for (const way of is.filter((one) => !was.includes(one)))
    pair.changes.add(old.id, `may be called ${way}`, 'compatible', old.id)
}

/** The ways in which an operation may be called, each as the credentials that it takes. */
function waysIn(contract: Node, { node }: Operation): string[] {
  const ways = list(node.security ?? contract.security).map((way) => JSON.stringify(sorted(object(way))))
  const named = ways.map((way) => (way === '{}' ? 'anonymously' : `with ${way.replaceAll(/[{}"]|:\[\]/g, '')}`))
  return named.length > 0 ? named : ['anonymously']
}

function sorted(node: Node): Node {
  return Object.fromEntries(Object.entries(node).sort(([one], [other]) => one.localeCompare(other)))
}

function compareParameter(pair: Pair, old: Operation, now: Operation, key: string): void {
  const was = old.parameters.get(key)
  const is = now.parameters.get(key)
  const named = is ?? was ?? {}
  const place = `${old.id} ${named.in} ${named.name}`
  const note = (what: string, breaks: boolean) =>
    pair.changes.add(place, what, breaks ? 'breaking' : 'compatible', old.id)
  if (!is) note('parameter removed', true)
  else if (!was) note(is.required === true ? 'required parameter added' : 'parameter added', is.required === true)
  else {
    if (is.required === true && was.required !== true) note('is required now', true)
    if (was.required === true && is.required !== true) note('may be missing now', false)
    const ways = [was, is].map(({ style, explode, allowReserved }) => [style, explode, allowReserved])
    if (!isDeepStrictEqual(ways[0], ways[1])) note('is written in another way', true)
    compareBody(pair, was, is, { side: 'sent', operation: old.id, place })
  }
}

function compareRequests(pair: Pair, old: Operation, now: Operation): void {
  const [was, is] = [follow(pair.before, old.node.requestBody), follow(pair.after, now.node.requestBody)]
  const place = `${old.id} request`
  const note = (what: string, breaks: boolean) =>
    pair.changes.add(place, what, breaks ? 'breaking' : 'compatible', old.id)
  if (!was.content && !is.content) return
  if (!is.content) note('body removed', true)
  else if (!was.content) note(is.required === true ? 'required body added' : 'body added', is.required === true)
  else {
    if (is.required === true && was.required !== true) note('body is required now', true)
    if (was.required === true && is.required !== true) note('body may be missing now', false)
    compareContents(pair, was, is, { side: 'sent', operation: old.id, place })
  }
}

function compareAnswers(pair: Pair, old: Operation, now: Operation): void {
  const [was, is] = [object(old.node.responses), object(now.node.responses)]
  for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const place = `${old.id} ${status}`
    // A portal knows what to do about an error that it does not know, not about another kind of success.
    if (!(status in is)) pair.changes.add(place, 'status removed', 'breaking', old.id)
    else if (!(status in was))
      pair.changes.add(place, 'status added', /^[45]/.test(status) ? 'compatible' : 'breaking', old.id)
    else {
      const [before, after] = [follow(pair.before, was[status]), follow(pair.after, is[status])]
      compareContents(pair, before, after, { side: 'answered', operation: old.id, place })
      compareHeaders(pair, before, after, old.id, place)
    }
  }
}

function compareHeaders(pair: Pair, before: Node, after: Node, operation: string, status: string): void {
  const [was, is] = [object(before.headers), object(after.headers)]
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const place = `${status} header ${name}`
    const note = (what: string, breaks: boolean) =>
      pair.changes.add(place, what, breaks ? 'breaking' : 'compatible', operation)
    const [old, now] = [follow(pair.before, was[name]), follow(pair.after, is[name])]
    if (!(name in is)) note('header removed', true)
    else if (!(name in was)) note('header added', false)
    else {
      if (old.required === true && now.required !== true) note('may be missing now', true)
      compareBody(pair, old, now, { side: 'answered', operation, place })
    }
  }
}

type Spot = { side: Side; operation: string; place: string }

/** The bodies of a request or an answer, by media type. */
function compareContents(pair: Pair, before: Node, after: Node, spot: Spot): void {
  const [was, is] = [object(before.content), object(after.content)]
  for (const type of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (!(type in is)) pair.changes.add(spot.place, `${type} removed`, 'breaking', spot.operation)
    else if (!(type in was)) pair.changes.add(spot.place, `${type} added`, 'compatible', spot.operation)
    else compareBody(pair, object(was[type]), object(is[type]), spot)
  }
}

/** What holds a schema: a media type, a parameter or a header. */
function compareBody(pair: Pair, was: Node, is: Node, spot: Spot): void {
  if (!isDeepStrictEqual(was.encoding, is.encoding))
    pair.changes.add(spot.place, 'parts are written in another way', 'breaking', spot.operation)
  if (was.schema !== undefined || is.schema !== undefined) compareSchemas(pair, was.schema, is.schema, spot)
}

/** Where the calls go to, and what a signed-in customer shows there. */
function compareHosts({ before, after, changes }: Pair): void {
  const urls = [before, after].map(({ servers }) => list(servers).map((server) => object(server).url))
  if (!isDeepStrictEqual(urls[0], urls[1])) changes.add('servers', 'addresses changed', 'breaking')
  const [was, is] = [before, after].map(({ components }) => object(object(components).securitySchemes))
  for (const [name, scheme] of Object.entries(was ?? {})) {
    const [old, now] = [object(scheme), object(is?.[name])].map(({ description, ...rules }) => rules)
    if (!isDeepStrictEqual(old, now)) changes.add(`security ${name}`, 'changed', 'breaking')
  }
}
