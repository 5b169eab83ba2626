import { msg } from '@lingui/core/macro'
import { useBlocker } from '@tanstack/react-router'
import { createContext, use, useCallback } from 'react'
import { confirm, openQuestion } from '#src/app/dialogs/confirm.ts'

/** What a form knows of the dialog that it is in. Leaving that dialog is leaving the form. */
export type FormSurroundings = {
  /** The customer has said already that what they typed may go, or it is sent. */
  isGivenUp: () => boolean
  /** Shows the dialog again where the browser has closed it by itself. */
  reopen: () => void
}

/** Set by `FormDialog`. */
export const FormSurroundingsContext = createContext<FormSurroundings | undefined>(undefined)

/** Where somebody is, or is going. */
type Place = { pathname: string; search: { dialog?: unknown; item?: unknown } }

/**
 * Asks before a page with unsaved answers is left, or the dialog that the form is in, and lets the browser ask before it is closed.
 *
 * @param isUnsaved must keep its identity from one drawing to the next.
 */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const dialog = use(FormSurroundingsContext)
  const shouldBlockFn = useCallback(
    async ({ current, next }: { current: Place; next: Place }) => {
      const stays = isSamePage(current.pathname, next.pathname) && (!dialog || isSameDialog(current, next))
      if (stays || dialog?.isGivenUp() || !isUnsaved()) return false
      const leaves = await confirm(dialog ? closing : leaving)
      // Asked once more meanwhile, the dialog would come to lie over the question.
      if (!leaves && !openQuestion.read()) dialog?.reopen()
      return !leaves
    },
    [isUnsaved, dialog],
  )
  useBlocker({ shouldBlockFn, enableBeforeUnload: isUnsaved })
}

const leaving = {
  title: msg`Leave without saving?`,
  text: msg`What you changed on this page would be lost.`,
  confirm: msg`Leave without saving`,
  cancel: msg`Stay on this page`,
  danger: true,
}

const closing = {
  title: msg`Close without sending?`,
  text: msg`What you typed here would be lost.`,
  confirm: msg`Close without sending`,
  cancel: msg`Go on writing`,
  danger: true,
}

/** A dialog over the page, or the page in another language, leaves the form where it is. */
export function isSamePage(one: string, other: string): boolean {
  const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return withoutLanguage(one) === withoutLanguage(other)
}

function isSameDialog({ search: one }: Place, { search: other }: Place): boolean {
  return one.dialog === other.dialog && one.item === other.item
}
