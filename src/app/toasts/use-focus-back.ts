import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back when the element that has it goes away with what is round it: to where it came from, or where that is gone too, to
 * the page's content. Left to itself it would fall to the beginning of the document.
 */
export function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusFirst([origin.current, document.querySelector('main')])
    }
  }, [])

  /** Notes where the focus comes from. */
  function onFocus({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) origin.current = relatedTarget
  }

  return { ref, onFocus }
}

/** Puts the focus on the first of some elements that takes it. */
function focusFirst(elements: readonly (EventTarget | null)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
