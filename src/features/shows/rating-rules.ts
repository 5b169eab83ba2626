import type { Show, ShowFeelings } from '#src/api/contract.ts'

/** What a customer may think of a show: 1 not for them, 2 liked, 3 loved. */
export const emotions = [1, 2, 3] as const
export type Emotion = (typeof emotions)[number]

/** What the customer thought of a show. The wire may bring a number that is new. */
export type Rating = { show: Show; emotion: number }

/** The shows that the customer has rated, in the order in which they came. */
export function ratingsOf(feelings: readonly ShowFeelings[]): Rating[] {
  return feelings.flatMap(({ show, emotion }) => (emotion === null ? [] : [{ show, emotion }]))
}

/** Whether a rating of the show can be sent: that takes one of its two names. */
export function canRate({ slug, salesforceShowId }: Pick<Show, 'slug' | 'salesforceShowId'>): boolean {
  return Boolean(slug || salesforceShowId)
}

/** The answer that a key stands for, while the focus is with the question. */
export function emotionOfKey(key: string): Emotion | undefined {
  return emotions.find((emotion) => String(emotion) === key)
}
