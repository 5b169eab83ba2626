import type { FaqArticle, FaqData } from '#src/api/contract.ts'
import { formText } from '#src/api/form-body.ts'
import type { FormValues } from '#src/forms/wire.ts'

/** What was chosen in the tree of themes: ids, empty where nothing is chosen. */
export type Choice = { type: string; topic: string; reason: string }

/** The sub-themes of a theme, and the motifs of a sub-theme. Where there are none, nothing more has to be chosen. */
export function subTypesOf({ subTypes }: FaqData, type: unknown): FaqData['subTypes'] {
  return subTypes.filter((one) => one.type === type)
}
export function motifsOf({ subjects }: FaqData, topic: unknown): FaqData['subjects'] {
  return subjects.filter((one) => one.subType === topic)
}

/** A choice without what is not in the tree, or does not belong to what stands above it: the server would refuse that. */
export function fittingChoice(tree: FaqData, { type, topic, reason }: Choice): Choice {
  const theme = tree.types.find(({ id }) => id === type)?.id ?? ''
  const subTheme = subTypesOf(tree, theme).find(({ id }) => id === topic)?.id ?? ''
  const motif = motifsOf(tree, subTheme).find(({ id }) => id === reason)?.id ?? ''
  return { type: theme, topic: subTheme, reason: motif }
}

/** The theme and the sub-theme that an article of the help centre is about, where exactly one fits. */
export function choiceFor({ subTypes }: FaqData, article: Pick<FaqArticle, 'topic'>): Choice {
  const fitting = subTypes.filter(({ topicId }) => topicId !== null && topicId === article.topic?.id)
  const [only] = fitting
  return only && fitting.length === 1
    ? { type: only.type, topic: only.id, reason: '' }
    : { type: commonType(fitting), topic: '', reason: '' }
}

/** The one theme that sub-themes share, if they do. */
function commonType(subTypes: FaqData['subTypes']): string {
  const types = new Set(subTypes.map(({ type }) => type))
  const [only = ''] = types
  return types.size === 1 ? only : ''
}

/** Up to three articles that may answer a question of a sub-theme at once, in their own order. */
export function helpfulArticles(
  { subTypes }: FaqData,
  topic: unknown,
  articles: readonly FaqArticle[],
): readonly FaqArticle[] {
  const topicId = subTypes.find(({ id }) => id === topic)?.topicId
  if (!topicId) return []
  return articles
    .filter((article) => article.topic?.id === topicId)
    .toSorted((one, other) => one.order - other.order)
    .slice(0, 3)
}

/**
 * The answers as they are sent: without a sub-theme or a motif where there is none to choose, and without a cinema where there is none.
 *
 * @param wire all answers of the form, an empty one as `null`.
 */
export function questionAnswers(tree: FaqData, wire: FormValues): FormValues {
  const { type, topic, reason, subject, description, cinema } = wire
  const hasTopics = subTypesOf(tree, type).length > 0
  return {
    type,
    ...(hasTopics && { topic }),
    ...(hasTopics && motifsOf(tree, topic).length > 0 && { reason }),
    subject,
    description: typeof description === 'string' ? formText(description) : description,
    ...(cinema !== null && { cinema }),
  }
}
