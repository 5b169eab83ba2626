import type { Show, ShowFeelings } from '#src/api/contract.ts'

/** What the customer thought of a show, from 1 (disliked) to 3 (loved). */
export type Rating = { show: Show; emotion: number }

/** The shows that the customer has rated, in the order in which they came. */
export function ratingsOf(feelings: readonly ShowFeelings[]): Rating[] {
  return feelings.flatMap(({ show, emotion }) => (emotion === null ? [] : [{ show, emotion }]))
}
