import { cacheScope } from '#src/api/client.ts'
import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'
import { sessionCount } from '#src/app/storage/session-count.ts'
import { enqueue, isUnasked, isWelcome, type NewToast, type Toast } from './toast-queue.ts'

/** How long a dismissal is remembered, in days. */
const dismissalDays = 30

let queue: readonly Toast[] = []
let owner: string | undefined
let lastId = 0
const listeners = new Set<() => void>()
const unasked = sessionCount('unasked-toasts')
/** Where cookies are blocked, a dismissal lasts as long as the page. */
const dismissed = new Set<string>()

function change(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** The queue, without what was said to a customer who has left since. */
function standing(): readonly Toast[] {
  const [subject] = cacheScope()
  if (subject !== owner) queue = []
  owner = subject
  return queue
}

/** The queue of toasts. Only its first one is shown. */
export const toasts = {
  /**
   * Brings a toast up, unless it was dismissed before or the session has had its share. One that goes by its name and is there already says
   * from then on what this one does.
   */
  show(toast: NewToast): void {
    const { cacheId } = toast
    const there = standing().find((one) => cacheId && one.cacheId === cacheId)
    if (there) {
      const { id, returning } = there
      change(queue.with(queue.indexOf(there), { ...toast, id, returning }))
      return
    }
    const seen = { dismissed: cacheId !== undefined && toasts.isDismissed(cacheId), unasked: unasked.read() }
    if (!isWelcome(toast, seen)) return
    if (isUnasked(toast)) unasked.increment()
    change(enqueue(queue, { ...toast, id: String(++lastId) }))
  },

  /** Takes a toast away; a dismissal by the customer is remembered when the toast has a `cacheId`. */
  remove({ id, cacheId }: Toast, { isDismissal = false } = {}): void {
    if (cacheId && isDismissal) {
      dismissed.add(cacheId)
      writeCookie(cookieName(cacheId), '1', { days: dismissalDays })
    }
    change(queue.filter((candidate) => candidate.id !== id))
  },

  /** Takes away what goes by these names: what it says holds no longer. */
  withdraw(cacheIds: readonly string[]): void {
    change(standing().filter(({ cacheId = '' }) => !cacheIds.includes(cacheId)))
  },

  /** Whether the customer has put away what goes by this name, and not so long ago that it may come back. */
  isDismissed(cacheId: string): boolean {
    return dismissed.has(cacheId) || readCookie(cookieName(cacheId)) !== undefined
  },

  first(): Toast | undefined {
    return standing()[0]
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function cookieName(cacheId: string): string {
  return `toast-${cacheId}`
}
