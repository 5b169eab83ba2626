import type { MessageDescriptor } from '@lingui/core'
import type { DialogName } from '#src/app/dialogs/url-dialog.ts'
import type { flaggedPages } from '#src/app/flags/flags.ts'

/** What a toast says: sentences of ours, in the language of the page, or with `i18n: false` words of a server, as they came. */
export type ToastWords =
  | { i18n?: true; title?: MessageDescriptor; content: MessageDescriptor }
  | { i18n: false; title?: string; content: string }

/**
 * The one thing to do about a toast: something done here, a page of the portal or a dialog on it, or an address outside of it that has been found fit to
 * be followed.
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

/** Whether a toast may join the queue, given what was dismissed and how many unasked ones this session has seen. */
export function isWelcome(
  toast: NewToast,
  queue: readonly Toast[],
  seen: { dismissed: boolean; unasked: number },
): boolean {
  if (toast.cacheId && (seen.dismissed || queue.some(({ cacheId }) => cacheId === toast.cacheId))) return false
  return !isUnasked(toast) || seen.unasked < unaskedPerSession
}

/**
 * The queue with one toast more. It goes behind those of its kind: answers to the customer come before warnings, and those before what
 * the portal brings up for information. Somebody who presses a button must not have to put an offer away first to see what came of it.
 */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const place = queue.findIndex((waiting) => rank(waiting) > rank(toast))
  if (place === -1) return [...queue, toast]
  const behind = queue
    .slice(place)
    .map((waiting, index) => (place + index === 0 ? { ...waiting, returning: true } : waiting))
  return [...queue.slice(0, place), toast, ...behind]
}

function rank({ type, cacheId }: Toast): number {
  if (cacheId === undefined) return 0
  return type === 'error' ? 1 : 2
}
