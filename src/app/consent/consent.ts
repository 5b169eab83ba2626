/** What the customer answered about statistics; `unknown` until they have. */
export type ConsentAnswer = 'granted' | 'refused' | 'unknown'

let answer: ConsentAnswer = 'unknown'
const listeners = new Set<() => void>()

/** The customer's choice about cookies that are not needed. The panel that asks is loaded on its own (`panel.ts`). */
export const consent = {
  analytics: (): ConsentAnswer => answer,
  set(next: ConsentAnswer): void {
    answer = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
