/** What a form holds, by the contract's names: texts, ticks and lists. */
export type FormValues = Record<string, unknown>

/** An account's or another object's fields as a form holds them: what is not there is an empty text. */
export function fromWire(fields: FormValues): FormValues {
  return mapFields(fields, (value) => value ?? '')
}

/** What a form holds, as it is sent: texts without the spaces around them, which are part of a password alone, and an empty one as `null`. */
export function toWire(values: FormValues): FormValues {
  return mapFields(values, (value, name) => {
    if (typeof value !== 'string') return value
    return (name === 'password' ? value : value.trim()) || null
  })
}

/** The fields of `now` whose value is not the one in `before`; lists and objects are compared by what they hold. */
export function changedFields(before: FormValues, now: FormValues): FormValues {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(before[name], value)))
}

function mapFields(fields: FormValues, change: (value: unknown, name: string) => unknown): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]))
}

/** Whether an answer has parts with names. */
export function isRecord(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = Object.entries(one)
  const right = new Map(Object.entries(other))
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}
