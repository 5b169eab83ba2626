import type { Show, ShowFeelings } from '#src/api/contract.ts'
import type { Emotion } from './rating-rules.ts'
import { isSameShow, showKey } from './show-keys.ts'
import { wished } from './wish-rules.ts'

/** A change of mind about a show: whether it is on the wishlist, or how it was (`null`: nothing said any more). */
export type FeelingChange =
  | { kind: 'wish'; show: Show; isWished: boolean }
  | { kind: 'rating'; show: Show; emotion: Emotion | null }

/** What a change is about: of one show, the wish and the rating are two things. */
export function subjectOf({ kind, show }: FeelingChange): string {
  return `${kind} ${showKey(show)}`
}

/** The opinions with a change, as the server will tell them. A show without an opinion so far comes first. */
export function withChange(feelings: ShowFeelings[], change: FeelingChange): ShowFeelings[] {
  const { show } = change
  const isKnown = feelings.some((feeling) => isSameShow(feeling.show, show))
  if (isKnown) return feelings.map((feeling) => (isSameShow(feeling.show, show) ? changed(feeling, change) : feeling))
  // What is not there cannot be taken away.
  if (isRemoval(change)) return feelings
  // Nothing is sorted by the time of the change: the server's own is there with its next word.
  const none = { show, intention: null, emotion: null, isSeen: false, updatedAt: '' }
  return [changed(none, change), ...feelings]
}

/** Whether a change takes back what was said. */
export function isRemoval(change: FeelingChange): boolean {
  return change.kind === 'wish' ? !change.isWished : change.emotion === null
}

function changed(feeling: ShowFeelings, change: FeelingChange): ShowFeelings {
  if (change.kind === 'wish') return { ...feeling, intention: change.isWished ? wished : null }
  return { ...feeling, emotion: change.emotion, isSeen: true }
}
