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
  if (!(error instanceof ApiError) || !says || !error.said) return { content: otherwise }
  const { code, said: content } = error
  return says === 'message' ? { i18n: false, content } : { i18n: false, title: code, content }
}
