import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { ToastBar } from '#src/ui/toast.tsx'
import { autoHide, type Toast, waits } from './toast-queue.ts'
import { toasts } from './toasts.ts'

/** Where toasts appear: the first of the queue, announced, and gone after five seconds unless it waits for the customer. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.first)
  return (
    <div role="status" aria-live="polite">
      {toast && <ShownToast key={toast.id} toast={toast} />}
    </div>
  )
}

function ShownToast({ toast }: { toast: Toast }) {
  const { t, i18n } = useLingui()
  const say = (message: Toast['content']) => (typeof message === 'string' ? message : i18n._(message))

  useEffect(() => {
    if (waits(toast)) return
    const timer = setTimeout(() => toasts.remove(toast.id), autoHide)
    return () => clearTimeout(timer)
  }, [toast])

  const { action } = toast
  return (
    <ToastBar
      tone={toast.type}
      title={toast.title && say(toast.title)}
      titleDesktopOnly={toast.titleDesktopOnly}
      action={
        action && {
          label: i18n._(action.label),
          onClick: () => {
            action.onClick()
            toasts.remove(toast.id)
          },
        }
      }
      close={
        waits(toast)
          ? { label: t`Close this message`, onClick: () => toasts.remove(toast.id, { dismissed: true }) }
          : undefined
      }
    >
      {say(toast.content)}
    </ToastBar>
  )
}
