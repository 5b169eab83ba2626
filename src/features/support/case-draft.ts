import { type Draft, useDraft } from './draft.ts'

/** What is typed into the form for a message about a question. */
export type CommentFields = { body: string }

/** The message about a question that was begun and not sent. @param id of the question. */
export function useCommentDraft(id: string): Draft<CommentFields> {
  return useDraft(`comment-${id}`, { body: '' })
}
