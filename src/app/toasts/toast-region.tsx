import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { messagePlace, topModal } from '#src/ui/modal.ts'
import { ShownToast } from './shown-toast.tsx'
import type { Toast } from './toast-queue.ts'
import { toasts } from './toasts.ts'

/**
 * Where toasts appear: the first of the queue. A screen reader says it when it comes, an error at once and all others in their turn; one
 * that had to make room for another and comes back is not said again.
 *
 * What answers the customer is said in the dialog that is open: the page beneath is out of reach. News can wait.
 */
export function ToastRegion() {
  // Whoever is no longer signed in has left their messages behind: the page that says so asks for the queue anew.
  useRouterState({ select: (state) => state.location.pathname })
  const toast = useSyncExternalStore(toasts.subscribe, toasts.first)
  const modal = useSyncExternalStore(topModal.subscribe, topModal.read)
  const place = toast && toast.cacheId === undefined && modal?.querySelector(`[${messagePlace}]`)
  const region = <Region toast={toast} />
  return place ? createPortal(region, place) : region
}

function Region({ toast }: { toast: Toast | undefined }) {
  const shown = toast && <ShownToast key={toast.id} toast={toast} />
  if (toast?.returning) {
    return (
      <div role="status" aria-live="off">
        {shown}
      </div>
    )
  }
  return (
    <>
      <div role="status">{toast?.type === 'info' && shown}</div>
      {toast?.type === 'error' && <div role="alert">{shown}</div>}
    </>
  )
}
