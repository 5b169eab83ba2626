import { isDeepStrictEqual } from 'node:util'
import type { Changes, Impact, Node, Side } from './change.ts'
import { isObject } from './change.ts'
import { type Shape, shapeOf } from './shape.ts'

/** Two contracts, and where what is found in them goes. */
export type Pair = { before: Node; after: Node; changes: Changes }

/** Where a pair of schemas is. */
type Spot = { side: Side; operation: string; place: string; seen: Set<string> }

type Note = (what: string, impact: Impact) => void

/**
 * Compares what an operation sends or is answered with, before and after.
 *
 * A change below a schema that has a name is told as the schema's, not as each operation's that uses it: otherwise one
 * new code of a problem would be hundreds of changes.
 *
 * @param place how to call the schema when it has no name
 */
export function compareSchemas(pair: Pair, before: unknown, after: unknown, spot: Omit<Spot, 'seen'>): void {
  compare(pair, before, after, { ...spot, seen: new Set() })
}

function compare(pair: Pair, before: unknown, after: unknown, spot: Spot): void {
  const old = shapeOf(pair.before, before)
  const now = shapeOf(pair.after, after)
  const shared = old.name !== undefined && old.name === now.name
  const place = shared ? `${spot.side} ${now.name}` : spot.place
  const pairName = `${old.name ?? place} ${now.name ?? place}`
  if (spot.seen.has(pairName)) return
  spot.seen.add(pairName)
  const here = { ...spot, place }
  const note: Note = (what, impact) => pair.changes.add(place, what, impact, spot.operation)
  const using: Note = (what, impact) => pair.changes.add(spot.place, what, impact, spot.operation)
  compareNulls(old, now, spot.side, old.nullable === now.nullable ? using : note)
  compareTypes(old, now, spot.side, note)
  compareValues(old, now, spot.side, note)
  for (const [name, looser] of Object.entries(limits)) compareLimit(name, looser, old.node, now.node, spot.side, note)
  for (const name of forms) compareForm(name, old.node[name], now.node[name], spot.side, note)
  compareClosing(old.node, now.node, spot.side, note)
  compareProperties(pair, old, now, here)
  compareAlternatives(pair, old, now, here)
  compareParts(pair, old.node, now.node, here)
  compareRest(old.node, now.node, note)
}

function compareNulls(old: Shape, now: Shape, side: Side, note: Note): void {
  const [was, is] = [old, now].map((shape) => shape.nullable || shape.orNull)
  if (is && !was) note('may be null now', side === 'answered' ? 'breaking' : 'compatible')
  if (was && !is) note('may not be null any more', side === 'sent' ? 'breaking' : 'compatible')
}

function compareTypes(old: Shape, now: Shape, side: Side, note: Note): void {
  if (isDeepStrictEqual(old.types, now.types)) return
  const what = `type ${typesIn(old)} is ${typesIn(now)} now`
  const grew = !covers(old.types, now.types)
  const shrank = !covers(now.types, old.types)
  note(what, (side === 'answered' ? grew : shrank) ? 'breaking' : 'compatible')
}

function typesIn({ types }: Shape): string {
  return types === undefined ? 'any' : types.join(' or ') || 'null'
}

/** Whether whatever has one of the types on the right is allowed on the left. */
function covers(wide: Shape['types'], narrow: Shape['types']): boolean {
  if (wide === undefined) return true
  if (narrow === undefined) return false
  return narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')))
}

function compareValues({ values: old }: Shape, { values: now }: Shape, side: Side, note: Note): void {
  if (!old || !now) {
    if (old) note('its list of values is gone', side === 'answered' ? 'breaking' : 'widening')
    if (now) note('it has a list of values now', side === 'sent' ? 'breaking' : 'compatible')
    return
  }
  if (old.closed !== now.closed) {
    const breaks = side === 'answered' ? old.closed : now.closed
    note(`its list of values is ${now.closed ? 'closed' : 'open'} now`, breaks ? 'breaking' : 'compatible')
  }
  const unprepared = side === 'answered' && old.closed
  for (const value of now.all.filter((one) => !old.all.includes(one)))
    note(`value ${value} added`, unprepared ? 'breaking' : 'widening')
  for (const value of old.all.filter((one) => !now.all.includes(one)))
    note(`value ${value} removed`, side === 'sent' ? 'breaking' : 'compatible')
}

/** The limits, and whether a number is looser than another. A limit that is not there is the loosest. */
const limits: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  maxLength: higher,
  maxItems: higher,
  maxProperties: higher,
  maximum: higher,
  exclusiveMaximum: higher,
  minLength: lower,
  minItems: lower,
  minProperties: lower,
  minimum: lower,
  exclusiveMinimum: lower,
}

function higher(one: number, other: number): boolean {
  return one > other
}

function lower(one: number, other: number): boolean {
  return one < other
}

function compareLimit(
  name: string,
  looser: (one: number, other: number) => boolean,
  before: Node,
  after: Node,
  side: Side,
  note: Note,
): void {
  const endless = looser === higher ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const old = typeof before[name] === 'number' ? before[name] : endless
  const now = typeof after[name] === 'number' ? after[name] : endless
  if (old === now) return
  const breaks = side === 'answered' ? looser(now, old) : looser(old, now)
  const [was, is] = [old, now].map((limit) => (Number.isFinite(limit) ? `${limit}` : 'no limit'))
  note(`${name} ${was} is ${is} now`, breaks ? 'breaking' : 'compatible')
}

/** What a text or list has to look like. Two different forms are never known to be compatible. */
const forms = ['format', 'pattern', 'multipleOf', 'uniqueItems', 'contentMediaType', 'contentEncoding']

function compareForm(name: string, old: unknown, now: unknown, side: Side, note: Note): void {
  if (old === now) return
  const freed = now === undefined || now === false
  const bound = old === undefined || old === false
  const harmless = side === 'answered' ? bound : freed
  note(`${name} ${bound ? 'added' : freed ? 'removed' : 'changed'}`, harmless ? 'compatible' : 'breaking')
}

function compareClosing(before: Node, after: Node, side: Side, note: Note): void {
  const [old, now] = [before, after].map((node) =>
    [node.unevaluatedProperties, node.additionalProperties].includes(false),
  )
  if (now && !old) note('unknown properties are refused now', side === 'sent' ? 'breaking' : 'compatible')
  if (old && !now) note('unknown properties are allowed now', side === 'sent' ? 'compatible' : 'breaking')
}

function compareProperties(pair: Pair, old: Shape, now: Shape, spot: Spot): void {
  for (const name of new Set([...Object.keys(old.properties), ...Object.keys(now.properties)])) {
    const place = below(spot.place, name)
    const note: Note = (what, impact) => pair.changes.add(place, what, impact, spot.operation)
    const [was, is] = [old, now].map((shape) => shape.required.includes(name))
    if (!(name in now.properties)) note('property removed', 'breaking')
    else if (!(name in old.properties)) {
      const demanded = spot.side === 'sent' && is
      note(demanded ? 'required property added' : 'property added', demanded ? 'breaking' : 'compatible')
    } else {
      if (was && !is) note('may be missing now', spot.side === 'answered' ? 'breaking' : 'compatible')
      if (is && !was) note('is required now', spot.side === 'sent' ? 'breaking' : 'compatible')
      compare(pair, old.properties[name], now.properties[name], { ...spot, place })
    }
  }
}

function compareAlternatives(pair: Pair, old: Shape, now: Shape, spot: Spot): void {
  for (const name of new Set([...Object.keys(old.alternatives), ...Object.keys(now.alternatives)])) {
    const [was, is] = [old, now].map((shape) => shape.alternatives[name])
    const note = (what: string, breaks: boolean) =>
      pair.changes.add(spot.place, `alternative ${name} ${what}`, breaks ? 'breaking' : 'compatible', spot.operation)
    // The first alternatives of a schema that had none narrow it; the last ones that go leave it open.
    if (was === undefined) note('added', spot.side === 'answered' || Object.keys(old.alternatives).length === 0)
    else if (is === undefined) note('removed', spot.side === 'sent' || Object.keys(now.alternatives).length === 0)
    else compare(pair, was, is, { ...spot, place: below(spot.place, `(${name})`) })
  }
}

function compareParts(pair: Pair, before: Node, after: Node, spot: Spot): void {
  const parts = { items: '[]', additionalProperties: '*', unevaluatedProperties: '*', contains: '[some]' }
  for (const [key, name] of Object.entries(parts)) {
    if (isObject(before[key]) && isObject(after[key]))
      compare(pair, before[key], after[key], { ...spot, place: below(spot.place, name) })
    else if (isObject(before[key]) !== isObject(after[key]))
      pair.changes.add(spot.place, `${key} changed`, 'breaking', spot.operation)
  }
}

const compared = [
  ...['type', 'const', 'enum', 'x-extensible-enum', 'properties', 'required', 'oneOf', 'anyOf', 'allOf'],
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'contains', ...Object.keys(limits), ...forms],
]
const words = ['title', 'description', '$comment', 'example', 'examples', 'deprecated', 'externalDocs', 'xml']

/** A rule that nobody here knows, such as `if`: any change of it may break something. */
function compareRest(before: Node, after: Node, note: Note): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (compared.includes(key) || words.includes(key) || key.startsWith('x-')) continue
    if (!isDeepStrictEqual(before[key], after[key])) note(`${key} changed`, 'breaking')
  }
}

function below(place: string, name: string): string {
  return `${place}${place.includes(' /') ? '' : ' '}/${name}`
}
