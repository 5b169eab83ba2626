import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ToastBar, type ToastTone } from '#src/ui/toast.tsx'
import { ToastActionControl } from './toast-action.tsx'
import { isUnasked, type Toast, waits } from './toast-queue.ts'
import { toasts } from './toasts.ts'
import { useAutoHide } from './use-auto-hide.ts'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

/** A toast on the page: what it says, and the ways in which it leaves. Pointing at it or pressing it keeps it. */
export function ShownToast({ toast }: { toast: Toast }) {
  const { t, i18n } = useLingui()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const focusBack = useFocusBack()
  const { title, content } = wordsOf(toast, i18n)
  const leave = () => toasts.remove(toast)
  const dismiss = () => toasts.remove(toast, { isDismissal: true })

  useAutoHide(leave, { isOn: !waits(toast), isHeld: isPointedAt || hasFocus })
  useEscape(dismiss, { isOn: waits(toast) })

  return (
    <ToastBar
      ref={focusBack.ref}
      tone={toneOf(toast)}
      title={title}
      titleDesktopOnly={toast.titleDesktopOnly}
      action={toast.action && <ToastActionControl action={toast.action} onDone={leave} />}
      close={waits(toast) ? { label: t`Close this message`, onClick: dismiss } : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        focusBack.onFocus(event)
        setFocus(true)
      }}
      onBlur={() => setFocus(false)}
    >
      {content}
    </ToastBar>
  )
}

function wordsOf(toast: Toast, i18n: I18n): { title: string | undefined; content: string } {
  if (toast.i18n === false) return { title: toast.title, content: toast.content }
  return { title: toast.title && i18n._(toast.title), content: i18n._(toast.content) }
}

function toneOf(toast: Toast): ToastTone {
  if (toast.type === 'error') return toast.cacheId ? 'warning' : 'error'
  return isUnasked(toast) ? 'offer' : 'done'
}
