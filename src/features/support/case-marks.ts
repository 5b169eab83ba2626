import type { Case } from '#src/api/contract.ts'
import { receivedCount } from './case-rules.ts'

/** How many messages of each question a customer has seen on this device, by the question's id. */
export type Seen = Readonly<Record<string, number>>

/**
 * How many messages of a question are new. Where nothing is known of what was seen, nothing is: nobody wants to be shown years of
 * messages as news. A question that came since is new with all of them.
 */
export function newCount(one: Case, seen: Seen | undefined): number {
  return seen ? Math.max(0, receivedCount(one) - (seen[one.id] ?? 0)) : 0
}

/** What was seen, once all of a question has been. The first look at a list counts as having seen all of it. @param id of the question. */
export function withSeen(seen: Seen | undefined, cases: readonly Case[], id: string | undefined): Seen {
  const looked = seen ? cases.filter((one) => one.id === id) : cases
  return { ...seen, ...Object.fromEntries(looked.map((one) => [one.id, receivedCount(one)])) }
}

/** Reads what is kept. Anything may stand in a browser's storage. @param subject whose it has to be. */
export function parseSeen(text: string | null, subject: string | undefined): Seen | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.subject === subject ? kept.seen : undefined
  } catch {
    return undefined
  }
}

function isKept(kept: unknown): kept is { subject: string; seen: Seen } {
  if (typeof kept !== 'object' || kept === null || !('subject' in kept) || !('seen' in kept)) return false
  const { seen } = kept
  if (typeof seen !== 'object' || seen === null) return false
  return Object.values(seen).every((count) => typeof count === 'number')
}
