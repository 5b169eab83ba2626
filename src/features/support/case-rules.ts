import type { Case } from '#src/api/contract.ts'

/** A question takes so many messages; after that, only a new one helps. Both from the contract. */
export const mostMessages = 200

/** How many messages the customer has received about a question. */
export function receivedCount({ messages }: Pick<Case, 'messages'>): number {
  return messages.filter(({ received }) => received).length
}

/** When something was written last, be it the question itself. */
export function lastWordAt({ createdAt, messages }: Pick<Case, 'createdAt' | 'messages'>): string {
  return messages.at(-1)?.createdAt ?? createdAt
}

/** Questions with the one on top that something was written about last. */
export function byLastWord(cases: readonly Case[]): readonly Case[] {
  return cases.toSorted((one, other) => Date.parse(lastWordAt(other)) - Date.parse(lastWordAt(one)))
}

/** Why nothing can be added to a question, or `undefined` while something can. */
export function whyEnded({ closed, messages }: Pick<Case, 'closed' | 'messages'>): 'closed' | 'full' | undefined {
  if (closed) return 'closed'
  return messages.length >= mostMessages ? 'full' : undefined
}

/** Texts are the same whatever a form on the way has made of their line breaks, and of the spaces around them. */
function isSameText(one: string | null, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return one !== null && plain(one) === plain(other)
}

/**
 * The question that an attempt to ask it has made, although its answer was lost.
 *
 * @param cases as they are now, the latest first. @param lastKnown id of the latest one before the attempt, `''` when there was none.
 */
export function askedCase(cases: readonly Case[], lastKnown: string, description: string): Case | undefined {
  const known = cases.findIndex(({ id }) => id === lastKnown)
  return cases.slice(0, known < 0 ? undefined : known).find((one) => isSameText(one.description, description))
}

/**
 * Whether an attempt to add a message to a question was made, although its answer was lost.
 *
 * @param one the question as it is now. @param known how many messages it had before the attempt.
 */
export function isAdded({ messages }: Pick<Case, 'messages'>, known: number, text: string): boolean {
  return messages.slice(known).some(({ received, body }) => !received && isSameText(body, text))
}
