import type { AskedShow } from './use-rating-visit.ts'

/** What stays of a round of ratings when its page is loaded again: how many films it had behind it, and which of them were left for later. */
export type RoundMark = { subject: string; answered: number; skipped: readonly string[] }

/** Reads what was kept of a round; nothing, where that is somebody else's, or not readable. */
export function parseRound(text: string | undefined, subject: string): RoundMark {
  const none = { subject, answered: 0, skipped: [] }
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return none
    const { subject: owner, answered, skipped }: Partial<Record<keyof RoundMark, unknown>> = kept
    if (owner !== subject || typeof answered !== 'number' || !(answered >= 0 && answered < 1000)) return none
    return {
      subject,
      answered: Math.floor(answered),
      skipped: Array.isArray(skipped) ? skipped.filter((id) => typeof id === 'string') : [],
    }
  } catch {
    return none
  }
}

type Asked = Pick<AskedShow, 'id' | 'answer'>

/**
 * The film to ask about next: the first one after another that has no answer and was not left for later, going round to the beginning.
 *
 * @param after id of the film that was asked about last; the round begins with the first one, when there is none.
 */
export function nextInRound(shows: readonly Asked[], skipped: ReadonlySet<string>, after?: string): string | undefined {
  const place = shows.findIndex(({ id }) => id === after)
  const inOrder = [...shows.slice(place + 1), ...shows.slice(0, place + 1)]
  return inOrder.find(({ id, answer }) => answer === 'open' && id !== after && !skipped.has(id))?.id
}
