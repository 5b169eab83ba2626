import { useEffect, useRef } from 'react'

/** Puts the focus on the page's heading when the page has become another one under the same path, so that it is read from the top. */
export function useHeadingFocus(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view])
}

/** Puts the focus on the page's heading, without moving the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
