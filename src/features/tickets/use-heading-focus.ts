import { useEffect, useRef } from 'react'
import { focusHeading } from '#src/app/focus/heading.ts'

/** Puts the focus on the page's heading when the page has become another one under the same path, so that it is read from the top. */
export function useHeadingFocus(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view])
}
