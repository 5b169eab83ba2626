import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Puts the focus on the page's heading, without moving the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** For a part that goes away while the focus is in it: the focus comes to the page's heading, instead of to the beginning of the document. */
export function useHeadingFocusOnLeaving<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusHeading()
    }
  }, [])
  return ref
}
