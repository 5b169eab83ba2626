import { readCookie } from '#src/app/storage/cookies.ts'
import { answerIn, consentCookie } from './consent-cookie.ts'

/** What the customer answered about statistics; `unknown` until they have. */
export type ConsentAnswer = 'granted' | 'refused' | 'unknown'

let answer: ConsentAnswer = typeof document === 'undefined' ? 'unknown' : answerIn(readCookie(consentCookie.name))
const listeners = new Set<() => void>()

/** The customer's choice about cookies that are not needed. The panel that asks is loaded on its own (`panel.tsx`). */
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
