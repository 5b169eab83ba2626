import { isRecord } from './wire.ts'

/**
 * What somebody changed in an answer, carried over to that answer as it has become elsewhere meanwhile. In a list it is the single
 * entries that were added or taken out; of any other answer, the customer's own stands.
 *
 * @param before what the customer began with.
 * @param now what stands in the form.
 * @param current what the server has by now.
 * @returns for a list that ends up empty, `null`.
 */
export function joinedAnswer(before: unknown, now: unknown, current: unknown): unknown {
  const all = [before, now, current]
  if (all.some(Array.isArray)) return joinedList(entries(before), entries(now), entries(current))
  if (!isRecord(before) || !isRecord(now) || !isRecord(current)) return now
  return Object.fromEntries(
    Object.keys(now).map((name) => [name, joinedAnswer(before[name], now[name], current[name])]),
  )
}

function joinedList(before: readonly unknown[], now: readonly unknown[], current: readonly unknown[]) {
  const kept = current.filter((entry) => now.includes(entry) || !before.includes(entry))
  const added = now.filter((entry) => !before.includes(entry) && !current.includes(entry))
  const list = [...kept, ...added]
  return list.length > 0 ? list : null
}

function entries(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : []
}
