import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { ShownToast } from './shown-toast.tsx'
import { toasts } from './toasts.ts'

/**
 * Where toasts appear: the first of the queue. A screen reader says it when it comes, an error at once and all others in their turn; one
 * that had to make room for another and comes back is not said again.
 */
export function ToastRegion() {
  // Whoever is no longer signed in has left their messages behind: the page that says so asks for the queue anew.
  useRouterState({ select: (state) => state.location.pathname })
  const toast = useSyncExternalStore(toasts.subscribe, toasts.first)
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
