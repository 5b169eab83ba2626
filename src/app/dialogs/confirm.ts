import type { MessageDescriptor } from '@lingui/core'

/** A yes-or-no question. `confirm` names the result ("Leave the page"), never just "OK". */
export type Question = {
  title: MessageDescriptor
  text?: MessageDescriptor
  confirm: MessageDescriptor
  cancel: MessageDescriptor
  danger?: boolean
}

type Asked = Question & { answer: (yes: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function change(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks the customer, and resolves to whether they said yes. Esc, the close button and a second question mean no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    change({
      ...question,
      answer: (yes) => {
        change(undefined)
        resolve(yes)
      },
    })
  })
}

/** What the confirm dialog shows at the moment. */
export const openQuestion = {
  read: (): Asked | undefined => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
