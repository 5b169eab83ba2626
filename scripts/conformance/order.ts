import type { Operation } from './contract.ts'

/** How much an operation takes away from those that come after it. */
function weight({ id, method, changes, path }: Operation): number {
  const words = `${id} ${path}`
  if (!changes) return 0
  if (/account.*deletion|deleteAccount|\/delete$/i.test(words)) return 4
  if (/password|changeEmail|unlink/i.test(words)) return 3
  if (method === 'DELETE' || /delete|remove|cancel|close|purge|dissociate|unsubscribe/i.test(words)) return 2
  return 1
}

/**
 * The order in which operations are asked: what only reads, what changes something, what takes something away, what
 * may end the session, and the end of the account. Within each, as in the contract.
 */
export function inOrder(operations: readonly Operation[]): Operation[] {
  return [...operations].sort((one, other) => weight(one) - weight(other))
}
