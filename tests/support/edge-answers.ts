import { isNullable, itemsOf, memberOf, type Schema, somethingOf, typeOf } from './answer-schema.ts'
import { generatedAnswer } from './generated-answers.ts'
import { sampleTexts } from './sample-texts.ts'
import { seededNumbers } from './seeded-numbers.ts'

/** Where an answer is at an edge of what its schema allows, and in which way. The rest of it is as on a good day. */
export type Edge = { at: string; is: 'null' | 'left out' | 'new' | 'none' | 'one' | 'many' }

/** A value that no list of the contract has. */
const newValue = 'neverSeenBefore'
const many = 40

/**
 * Every edge of a schema: what may be nothing is nothing, what may be left out is, what is one of several is a new one, and of what there are
 * several there are none, one or many.
 */
export function edgesOf(schema: Schema, at = ''): Edge[] {
  const something = somethingOf(schema)
  const here: Edge[] = isNullable(schema) ? [{ at, is: 'null' }] : []
  if (something['x-extensible-enum']) here.push({ at, is: 'new' })
  if (typeOf(something) === 'array') {
    const lengths = (['none', 'one', 'many'] as const).filter((is) => lengthOf(something, is) !== undefined)
    return [...here, ...lengths.map((is) => ({ at, is })), ...edgesOf(something.items ?? {}, `${at}/*`)]
  }
  const inside = Object.entries(something.properties ?? {}).flatMap(([name, property]) => {
    const isOptional = !something.required?.includes(name)
    return [
      ...(isOptional ? [{ at: `${at}/${name}`, is: 'left out' as const }] : []),
      ...edgesOf(property, `${at}/${name}`),
    ]
  })
  return [...here, ...inside]
}

/** A good answer, at one edge of its schema. Where there are several of what has it, every other one has it. */
export function edgeAnswer(schema: Schema, good: unknown, { at, is }: Edge): unknown {
  return changed(schema, complete(schema, good, at), at.split('/').slice(1), is)
}

function changed(schema: Schema, value: unknown, [name, ...rest]: readonly string[], is: Edge['is']): unknown {
  const something = somethingOf(schema)
  if (name === undefined) {
    if (is === 'null') return null
    if (is === 'new') return newTo(something)
    const length = lengthOf(something, is) ?? 0
    return Array.from({ length }, (_, index) => itemsOf(value)[index] ?? generated(something.items ?? {}, index))
  }
  const inner = name === '*' ? something.items : something.properties?.[name]
  if (name === '*') {
    return itemsOf(value).map((item, index) => (index % 2 === 0 ? changed(inner ?? {}, item, rest, is) : item))
  }
  const entries = Object.entries(value ?? {})
  if (is === 'left out' && rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return Object.fromEntries(
    entries.map(([key, member]) => [key, key === name ? changed(inner ?? {}, member, rest, is) : member]),
  )
}

/** A value that is none of those listed. */
function newTo(schema: Schema): string {
  const { format, pattern, maxLength } = schema
  const isFree = format === undefined && pattern === undefined
  const texts = isFree ? [newValue.slice(0, maxLength)] : sampleTexts(schema)
  return texts.find((text) => !schema['x-extensible-enum']?.includes(text)) ?? newValue
}

/** The same answer with something in every place on the way to an edge, made up where there was nothing. */
function complete(schema: Schema, value: unknown, at: string): unknown {
  const [, name, ...rest] = at.split('/')
  if (name === undefined) return value ?? generated(schema)
  const something = somethingOf(schema)
  const further = ['', ...rest].join('/')
  if (name === '*') {
    const items = itemsOf(value).length > 0 ? itemsOf(value) : [generated(something.items ?? {})]
    return items.map((item) => complete(something.items ?? {}, item, further))
  }
  const whole = value ?? generated(something)
  return { ...Object(whole), [name]: complete(something.properties?.[name] ?? {}, memberOf(whole, name), further) }
}

function generated(schema: Schema, from = 0): unknown {
  return generatedAnswer(somethingOf(schema), { random: seededNumbers(from) })
}

/** How many items a list has at an edge, where it may have as many. */
function lengthOf({ minItems = 0, maxItems = many }: Schema, is: Edge['is']): number | undefined {
  const wanted = { none: 0, one: 1, many: Math.min(many, maxItems) }[is as 'none' | 'one' | 'many']
  return wanted >= minItems && wanted <= maxItems ? wanted : undefined
}
