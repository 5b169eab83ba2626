import { useLingui } from '@lingui/react'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { toastActionClass } from '#src/ui/toast.tsx'
import type { ToastAction } from './toast-queue.ts'

type ToastActionControlProps = {
  action: ToastAction
  /** There is nothing left to do about the toast. */
  onDone: () => void
}

/** What can be done about a toast: a button, or a link where it leads somewhere. */
export function ToastActionControl({ action, onDone }: ToastActionControlProps) {
  const { i18n } = useLingui()
  const label = i18n._(action.label)
  if ('page' in action) return <PageLink page={action.page} dialog={action.dialog} label={label} onArrival={onDone} />
  if ('href' in action) {
    return (
      <a className={toastActionClass} href={action.href}>
        {label}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={toastActionClass}
      onClick={() => {
        action.onClick()
        onDone()
      }}
    >
      {label}
    </button>
  )
}

type PageLinkProps = Pick<Extract<ToastAction, { page: string }>, 'page' | 'dialog'> & {
  label: string
  onArrival: () => void
}

/** A link to a page of the portal. On that page, whichever way one came to it, the page itself says more than the toast. */
function PageLink({ page, dialog, label, onArrival }: PageLinkProps) {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const target = { to: page, params: { language: currentLanguage() } }
  const isThere = router.buildLocation(target).pathname === pathname
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    if (isThere) arrive()
  }, [isThere])
  return (
    <Link className={toastActionClass} {...target} search={{ dialog }}>
      {label}
    </Link>
  )
}
