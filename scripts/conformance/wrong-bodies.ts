import type { Contract } from './contract.ts'
import { followed, type Schema, step } from './document.ts'
import type { Wrong } from './wrong-values.ts'
import { wrongValues } from './wrong-values.ts'

/** A place inside a value. */
type Steps = readonly (string | number)[]

const deepest = 4

/**
 * Bodies with exactly one thing wrong: a property that is left out or unknown, or a value that is out of its bounds, at
 * every depth. What turns out to be right is not dropped here.
 *
 * @param good a body as the contract wants it
 */
export function wrongBodies({ document }: Contract, schema: Schema, good: unknown): Wrong[] {
  const wrong: Wrong[] = []

  function walk(here: Schema, value: unknown, steps: Steps): void {
    const all = alternatives(here)
    const at = steps.map(step).join('')
    for (const one of all) {
      for (const { why, value: other } of wrongValues(one, value)) {
        wrong.push({ why: `${at || 'the body'} ${why}`, value: replaced(good, steps, other) })
      }
    }
    if (steps.length >= deepest) return
    if (Array.isArray(value)) {
      const [first] = value
      for (const { items } of all) if (items && value.length > 0) walk(items, first, [...steps, 0])
    } else if (typeof value === 'object' && value !== null) {
      const needed = new Set(all.flatMap(({ required = [] }) => required))
      for (const name of needed) {
        if (name in value) wrong.push({ why: `${at}${step(name)} left out`, value: without(good, [...steps, name]) })
      }
      if (all.some(({ properties }) => properties)) {
        wrong.push({ why: `${at}/unheardOf unknown`, value: replaced(good, [...steps, 'unheardOf'], true) })
      }
      for (const { properties = {} } of all) {
        for (const [name, inner] of Object.entries(properties)) walk(inner, Reflect.get(value, name), [...steps, name])
      }
    }
  }

  /** A schema with everything that it is put together of. */
  function alternatives(one: Schema, depth = 0): Schema[] {
    const { part } = followed(one, '', document.components.schemas)
    const inner = [...(part.allOf ?? []), ...(part.oneOf ?? []), ...(part.anyOf ?? [])]
    return depth > deepest ? [part] : [part, ...inner.flatMap((other) => alternatives(other, depth + 1))]
  }

  walk(schema, good, [])
  return wrong
}

/** A copy of a value with something else in one place. */
function replaced(value: unknown, steps: Steps, other: unknown): unknown {
  const [last] = steps.slice(-1)
  if (last === undefined) return other
  const copy = structuredClone(value)
  const holder = inside(copy, steps.slice(0, -1))
  if (holder) Reflect.set(holder, last, other)
  return copy
}

/** A copy of a value without one of its properties. */
function without(value: unknown, steps: Steps): unknown {
  const copy = structuredClone(value)
  const holder = inside(copy, steps.slice(0, -1))
  const [last] = steps.slice(-1)
  if (holder && last !== undefined) Reflect.deleteProperty(holder, last)
  return copy
}

function inside(value: unknown, steps: Steps): object | undefined {
  const found = steps.reduce<unknown>(
    (outer, name) => (typeof outer === 'object' && outer !== null ? Reflect.get(outer, name) : undefined),
    value,
  )
  return typeof found === 'object' && found !== null ? found : undefined
}
