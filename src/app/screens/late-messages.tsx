import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { useLate } from '#src/app/boot/use-late.ts'
import { openQuestion } from '#src/app/dialogs/confirm.ts'
import { toasts } from '#src/app/toasts/toasts.ts'

/** Where questions and messages appear over a page. None is there when a page begins, so their code comes after it. */
export function LateMessages() {
  const { i18n } = useLingui()
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read)
  const toast = useSyncExternalStore(toasts.subscribe, toasts.first)
  // Without a network, before it has come, the browser's own dialog asks: whoever wants to sign out can.
  const askPlainly = () => question?.answer(window.confirm(`${i18n._(question.title)} ${i18n._(question.confirm)}?`))
  const messages = useLate(() => import('./messages.tsx'), question !== undefined || toast !== undefined, askPlainly)
  return messages && <messages.Messages />
}
