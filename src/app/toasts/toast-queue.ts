import type { MessageDescriptor } from '@lingui/core'
import type { DialogName } from '#src/app/dialogs/url-dialog.ts'
import type { flaggedPages } from '#src/app/flags/flags.ts'

/** What a toast says: sentences of ours, in the language of the page, or with `i18n: false` words of a server, as they came. */
export type ToastWords =
  | { i18n?: true; title?: MessageDescriptor; content: MessageDescriptor }
  | { i18n: false; title?: string; content: string }

/**
 * The one thing to do about a toast: something done here, a page of the portal or a dialog on it, or an address outside of it that has been
 * found fit to be followed.
 */
export type ToastAction = { label: MessageDescriptor } & (
  | { onClick: () => void }
  | { page: (typeof flaggedPages)[keyof typeof flaggedPages]; dialog?: DialogName }
  | { href: string }
)

/** A message that passes over the page, before it is in the queue. */
export type NewToast = ToastWords & {
  type: 'info' | 'error'
  /** The title is left out on a phone, where the content says it all. */
  titleDesktopOnly?: boolean
  /** Waits for the customer instead of leaving by itself. */
  closable?: boolean
  /** A toast with something to do waits too. */
  action?: ToastAction
  /**
   * Of a toast that the portal brings up by itself: a dismissal is remembered under this name, and the toast not shown again while it is.
   * The answer to something that the customer did carries none.
   */
  cacheId?: string
}

/** A toast in the queue. */
export type Toast = NewToast & {
  id: string
  /** It was shown before, and had to make room since: nobody is told of it twice. */
  returning?: boolean
}

/** How long a toast that does not wait stays, in milliseconds. */
export const autoHide = 5000
/** How many informational toasts nobody asked for are shown in one session. */
export const unaskedPerSession = 2

/** Whether a toast stays until the customer closes it or acts on it. */
export function waits(toast: NewToast): boolean {
  return Boolean(toast.closable || toast.action)
}

/** Whether a toast is one of the informational ones that the portal brings up by itself. An answer is never withheld. */
export function isUnasked(toast: NewToast): boolean {
  return toast.type === 'info' && toast.cacheId !== undefined
}

/** Whether a toast may join the queue, given whether it was dismissed and how many unasked ones this session has seen. */
export function isWelcome(toast: NewToast, { dismissed, unasked }: { dismissed: boolean; unasked: number }): boolean {
  if (toast.cacheId && dismissed) return false
  return !isUnasked(toast) || unasked < unaskedPerSession
}

/**
 * The queue with one toast more. It goes behind those of its kind: what went wrong, or has something to do about it, comes before word that
 * something is done, answers to the customer before warnings, and those before what the portal brings up for information. Somebody who
 * presses a button must not have to put an offer away first, nor sit out what was saved before, to see what came of it.
 *
 * Of several that say the same of one thing after the other, and leave by themselves, the last one alone waits.
 */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const [shown] = queue
  const others = queue.filter((one) => one === shown || rank(one) !== passing || sentence(one) !== sentence(toast))
  const next = [...others, toast].toSorted((one, other) => rank(one) - rank(other))
  return next.map((one) => (one === shown && one !== next[0] ? { ...one, returning: true } : one))
}

/** The rank of word that something is done, which leaves by itself. */
const passing = 1

function rank(toast: Toast): number {
  if (isUnasked(toast)) return 3
  if (toast.cacheId !== undefined) return 2
  return toast.type === 'error' || waits(toast) ? 0 : passing
}

/** The sentence of a toast, whatever names are put into it. */
function sentence({ i18n, content }: Toast): string {
  return i18n === false ? content : content.id
}
