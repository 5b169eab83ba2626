import type { Schema } from './document.ts'

/** A value that a schema ought to refuse, and why, in a word or two. */
export type Wrong = { why: string; value: unknown }

/** Texts longer than this are not made: bounds of that size are for files. */
const longest = 100_000

const misshapen: Record<string, string> = {
  date: '2026-02-30',
  'date-time': 'tomorrow at nine',
  time: 'nine',
  email: 'no address',
  uri: 'no address',
  'uri-reference': 'no\\address',
  uuid: 'no-uuid',
}

const ofOtherType: Record<string, unknown> = {
  string: 7,
  integer: 'seven',
  number: 'seven',
  boolean: 'yes',
  array: 'one, two',
  object: 'text',
}

/**
 * Values on the wrong side of every bound that a schema sets. Some may be right all the same, because another part of
 * the contract allows them: that is for the validator to say.
 *
 * @param good a value that fits, from which the wrong ones are made where that is possible
 */
export function wrongValues(schema: Schema, good: unknown): Wrong[] {
  const types = [schema.type ?? []].flat()
  const listed = schema.const !== undefined || schema.enum !== undefined
  return [
    ...(listed ? [{ why: 'with another value', value: 'no-such-value' }] : []),
    ...types.filter((type) => type !== 'null').map((type) => ({ why: `no ${type}`, value: ofOtherType[type] ?? null })),
    ...(types.length > 0 || listed ? [{ why: 'null', value: null }] : []),
    ...wrongTexts(schema, good),
    ...wrongNumbers(schema, types),
    ...wrongLists(schema, good),
    ...(schema.minProperties ? [{ why: 'empty', value: {} }] : []),
  ]
}

/** A text one too long or too short, and such as miss the pattern or the format while their length is right. */
function wrongTexts({ minLength = 0, maxLength, pattern, format }: Schema, good: unknown): Wrong[] {
  const start = typeof good === 'string' && good !== '' ? good : 'x'
  const wrong: Wrong[] = []
  if (maxLength !== undefined && maxLength < longest) {
    const value = start.slice(0, maxLength + 1).padEnd(maxLength + 1, 'x')
    wrong.push({ why: `longer than ${maxLength}`, value })
  }
  if (minLength > 0)
    wrong.push({ why: `shorter than ${minLength}`, value: start.padEnd(minLength).slice(0, minLength - 1) })
  if (pattern !== undefined) {
    const fitting = Math.max(minLength, Math.min(maxLength ?? start.length, start.length), 1)
    const misses = ['!', 'x', '0', ' '].map((one) => one.repeat(fitting)).filter((text) => !matches(pattern, text))
    wrong.push(...misses.slice(0, 1).map((value) => ({ why: 'against its pattern', value })))
  }
  if (format !== undefined && misshapen[format]) wrong.push({ why: `no ${format}`, value: misshapen[format] })
  return wrong
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text)
}

function wrongNumbers({ minimum, maximum }: Schema, types: readonly string[]): Wrong[] {
  return [
    ...(minimum === undefined ? [] : [{ why: `less than ${minimum}`, value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ why: `more than ${maximum}`, value: maximum + 1 }]),
    ...(types.includes('integer') ? [{ why: 'a fraction', value: (minimum ?? 0) + 0.5 }] : []),
  ]
}

function wrongLists({ minItems = 0, maxItems, uniqueItems }: Schema, good: unknown): Wrong[] {
  const some: unknown[] = Array.isArray(good) && good.length > 0 ? good : ['x']
  return [
    ...(maxItems === undefined
      ? []
      : [
          {
            why: `of ${maxItems + 1}, one too many`,
            value: Array.from({ length: maxItems + 1 }, (_, index) => some[index % some.length]),
          },
        ]),
    ...(minItems > 0 ? [{ why: `of ${minItems - 1}, one too few`, value: some.slice(0, minItems - 1) }] : []),
    ...(uniqueItems ? [{ why: 'with the same twice', value: [some[0], some[0]] }] : []),
  ]
}
