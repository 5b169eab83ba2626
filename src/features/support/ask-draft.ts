/** The name of the draft of a new question. */
export const questionDraft = 'question'

/** A question before anything is typed. */
export const blankQuestion = { type: '', topic: '', reason: '', subject: '', description: '', cinema: '' }

export type QuestionFields = typeof blankQuestion
