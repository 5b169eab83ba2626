import type { MessageDescriptor } from '@lingui/core'
import { ApiError } from '#src/api/api-error.ts'
import type { NewToast, ToastWords } from '#src/app/toasts/toast-queue.ts'

/** How a failed write is told of. */
export type FailureWords = {
  /**
   * What is taken over of the server's explanation, when it sent one: its message, or under a title its code too, which the customer can
   * quote. Left out, nothing is.
   */
  says?: 'message' | 'code-and-message'
  /** What is said when the server said nothing. */
  otherwise: MessageDescriptor
}

/** What somebody is told about a failure. It stays until they have read it. */
export function failureToast(error: unknown, words: FailureWords): NewToast {
  return { type: 'error', closable: true, ...failureWords(error, words) }
}

/** The same as words alone, for a toast with something to do. */
export function failureWords(error: unknown, { says, otherwise }: FailureWords): ToastWords {
  const problem = error instanceof ApiError ? error.problem : undefined
  const message = typeof problem?.message === 'string' ? problem.message.trim() : ''
  if (!problem || !says || message === '') return { content: otherwise }
  return says === 'message' ? { i18n: false, content: message } : { i18n: false, title: problem.code, content: message }
}
