import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'
import { sessionCount } from '#src/app/storage/session-count.ts'
import { isUnasked, isWelcome, type Toast } from './toast-queue.ts'

/** How long a dismissal is remembered, in days. */
const dismissalDays = 30

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const unasked = sessionCount('unasked-toasts')

function change(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** The queue of toasts. Only its first one is shown. */
export const toasts = {
  /** Brings a toast up, unless it was dismissed before or the session has had its share. */
  show(toast: Omit<Toast, 'id'>): void {
    const candidate = { ...toast, id: String(++lastId) }
    const dismissed = toast.cacheId !== undefined && readCookie(cookieName(toast.cacheId)) !== undefined
    if (!isWelcome(candidate, queue, { dismissed, unasked: unasked.read() })) return
    if (isUnasked(candidate)) unasked.increment()
    change([...queue, candidate])
  },

  /** Takes a toast away; a dismissal by the customer is remembered when the toast has a `cacheId`. */
  remove(id: string, { dismissed = false } = {}): void {
    const toast = queue.find((candidate) => candidate.id === id)
    if (toast?.cacheId && dismissed) writeCookie(cookieName(toast.cacheId), '1', { days: dismissalDays })
    change(queue.filter((candidate) => candidate.id !== id))
  },

  clear(): void {
    change([])
  },

  first(): Toast | undefined {
    return queue[0]
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function cookieName(cacheId: string): string {
  return `toast-${cacheId}`
}
