import type { MessageDescriptor } from '@lingui/core'

/** A message that passes over the page. */
export type Toast = {
  id: string
  type: 'info' | 'error'
  title?: MessageDescriptor | string
  /** The title is left out on a phone, where the content says it all. */
  titleDesktopOnly?: boolean
  content: MessageDescriptor | string
  /** Waits for the customer instead of leaving by itself. */
  closable?: boolean
  /** One thing to do about it; such a toast waits too. */
  action?: { label: MessageDescriptor; onClick: () => void }
  /** A dismissal is remembered under this name, and the toast not shown again while it is. */
  cacheId?: string
}

/** How long a toast that does not wait stays, in milliseconds. */
export const autoHide = 5000
/** How many informational toasts nobody asked for are shown in one session. */
export const unaskedPerSession = 2

/** Whether a toast stays until the customer closes it or acts on it. */
export function waits(toast: Pick<Toast, 'closable' | 'action'>): boolean {
  return Boolean(toast.closable || toast.action)
}

/**
 * Whether a toast is one that the portal brings up by itself: informational, and known by a `cacheId`. The answer to something that
 * the customer did carries none, and is never withheld.
 */
export function isUnasked(toast: Pick<Toast, 'type' | 'cacheId'>): boolean {
  return toast.type === 'info' && toast.cacheId !== undefined
}

/** Whether a toast may join the queue, given what was dismissed and how many unasked ones this session has seen. */
export function isWelcome(
  toast: Toast,
  queue: readonly Toast[],
  seen: { dismissed: boolean; unasked: number },
): boolean {
  if (toast.cacheId && (seen.dismissed || queue.some(({ cacheId }) => cacheId === toast.cacheId))) return false
  return !isUnasked(toast) || seen.unasked < unaskedPerSession
}
