import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#src/app/focus/heading.ts'

/**
 * For a page out of which things go while it is being used, such as a button for what can no longer be done. When the focus goes with one
 * of them, it comes to the head of the page, instead of to the beginning of the document.
 */
export function useKeptFocus(): void {
  const last = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    // The document's own event: React hears nothing of the focus that a closing dialog gives back.
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // After every change of what is drawn: any of them may have taken the focused element away.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !(last.current instanceof Node) || last.current.isConnected) return
    last.current = null
    focusHeading()
  })
}
