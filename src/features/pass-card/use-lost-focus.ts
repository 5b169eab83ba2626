import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes the focus when what had it went away to make room for this: left to itself it would fall out of the dialog.
 *
 * @param state of the screen: when it changes, something may have gone away again.
 */
export function useLostFocus<Element extends HTMLElement>(state?: string): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what is waited for
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [state])
  return ref
}
