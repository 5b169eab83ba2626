import { msg } from '@lingui/core/macro'
import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { confirm } from '#src/app/dialogs/confirm.ts'

/**
 * Asks before a page with unsaved answers is left, and lets the browser ask before it is closed.
 *
 * @param isUnsaved must keep its identity from one drawing to the next.
 */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const shouldBlockFn = useCallback(
    async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) => {
      if (!isUnsaved() || isSamePage(current.pathname, next.pathname)) return false
      return !(await confirm({
        title: msg`Leave without saving?`,
        text: msg`What you changed on this page would be lost.`,
        confirm: msg`Leave without saving`,
        cancel: msg`Stay on this page`,
        danger: true,
      }))
    },
    [isUnsaved],
  )
  useBlocker({ shouldBlockFn, enableBeforeUnload: isUnsaved })
}

/** A dialog over the page, or the page in another language, leaves the form where it is. */
export function isSamePage(one: string, other: string): boolean {
  const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return withoutLanguage(one) === withoutLanguage(other)
}
