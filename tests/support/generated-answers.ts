import { choicesOf, isNullable, itemsOf, memberOf, type Schema, somethingOf, typeOf } from './answer-schema.ts'
import { sampleTexts } from './sample-texts.ts'

type Generating = {
  /** From 0 up to 1. */
  random: () => number
  /** What is answered on a good day, where that is known: dates of these days, ids that other answers have too. */
  good?: unknown
  /** How much of the answer is as on a good day, from 0 up to 1. */
  likeness?: number
}

/**
 * An answer that a schema allows, as unlike the usual ones as it may be: nulls, empty and long lists, extremes, values that are new, texts
 * that have broken pages.
 *
 * @throws Error for a format or pattern that no sample is known of
 */
export function generatedAnswer(schema: Schema, { random, good, likeness = 0 }: Generating): unknown {
  return madeUp(schema, good, { random, likeness: good === undefined ? 0 : likeness })
}

type Making = { random: () => number; likeness: number }

function madeUp(schema: Schema, good: unknown, making: Making): unknown {
  const { random, likeness } = making
  if (schema.const !== undefined) return schema.const
  const isAsGood = good !== undefined && random() < likeness
  if (isNullable(schema) && (isAsGood ? good === null : random() < 0.3)) return null
  const choices = choicesOf(schema).filter(({ type }) => type !== 'null')
  if (choices.length > 1) return madeUp(picked(choices, random) ?? {}, good, making)
  const something = somethingOf(schema)
  switch (typeOf(something)) {
    case 'array':
      return listOf(something, good, isAsGood, making)
    case 'object':
      return Object.fromEntries(
        Object.entries(something.properties ?? {})
          .filter(([name]) => something.required?.includes(name) || random() < (isAsGood ? 0.9 : 0.5))
          .map(([name, property]) => [name, madeUp(property, memberOf(good, name), making)]),
      )
    default:
      return isAsGood && good !== null ? good : leafOf(something, random)
  }
}

function leafOf(schema: Schema, random: () => number): unknown {
  if (schema.enum) return picked(schema.enum, random)
  const type = typeOf(schema)
  if (type === 'boolean') return random() < 0.5
  if (type === 'integer' || type === 'number') return numberOf(schema, type, random)
  return type === 'null' ? null : textOf(schema, random)
}

/** The items of a list are those of a good day, each changed in its own way, and further ones made after them. */
function listOf(schema: Schema, good: unknown, isAsGood: boolean, making: Making): unknown[] {
  const { minItems = 0, maxItems = 100, items = {} } = schema
  const { random } = making
  const models = itemsOf(good)
  const wanted = isAsGood ? models.length : (picked([0, 1, 2, 3, 12, 40], random) ?? 1)
  const length = Math.min(maxItems, Math.max(minItems, wanted))
  return Array.from({ length }, (_, index) => madeUp(items, models[index] ?? picked(models, random), making))
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema, type: string, random: () => number): number {
  const between = minimum + random() * (maximum - minimum)
  const values = [
    minimum,
    maximum,
    type === 'integer' ? Math.floor(between) : between,
    ...(minimum <= 0 && maximum >= 0 ? [0] : []),
    ...(minimum <= 1 && maximum >= 1 ? [1] : []),
  ]
  return picked(values, random) ?? minimum
}

function textOf(schema: Schema, random: () => number): string {
  const { minLength = 0, maxLength = 1000 } = schema
  const listed = schema['x-extensible-enum'] ?? []
  if (listed.length > 0 && random() < 0.7) return picked(listed, random) ?? ''
  const isFree = schema.format === undefined && schema.pattern === undefined
  const long = isFree ? ['W'.repeat(Math.min(maxLength, 200))] : []
  const fitting = [...sampleTexts(schema), ...long].filter(({ length }) => length >= minLength && length <= maxLength)
  return picked(fitting, random) ?? 'x'.repeat(Math.max(1, minLength))
}

function picked<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)]
}
