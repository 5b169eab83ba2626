import { useSyncExternalStore } from 'react'
import { useLate } from '#src/app/boot/use-late.ts'
import { openQuestion } from '#src/app/dialogs/confirm.ts'
import { toasts } from '#src/app/toasts/toasts.ts'

/** Where questions and messages appear over a page. None is there when a page begins, so their code comes after it. */
export function LateMessages() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read)
  const toast = useSyncExternalStore(toasts.subscribe, toasts.first)
  const messages = useLate(
    () => import('./messages.tsx'),
    question !== undefined || toast !== undefined,
    // Nobody can be asked: that is no yes.
    () => question?.answer(false),
  )
  return messages && <messages.Messages />
}
