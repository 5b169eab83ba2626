import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from './heading.ts'
import { isFocusLost } from './lost.ts'

/** Marks what can take the focus in place of its neighbour, such as an entry of a list, by an id of its own on the page. */
export const placeMark = 'data-place'

/**
 * For a page out of which things go while it is being used: an entry of a list, or a button for what can no longer be done. When the focus
 * goes with one of them, it comes to the marked place that followed, else to the one before, and to the head of the page where there is
 * none, instead of to the beginning of the document.
 */
export function useKeptFocus(): void {
  const place = useRef<{ focused: Element; neighbours: readonly string[] }>(undefined)

  useLayoutEffect(() => {
    // The document's own event: React hears nothing of the focus that a closing dialog gives back.
    const note = ({ target }: FocusEvent) => {
      // What is pressed in a dialog is about what it was opened from.
      if (!(target instanceof Element) || target.closest('dialog')) return
      place.current = { focused: target, neighbours: neighboursOf(target) }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // After every change of what is drawn: any of them may have taken the focused element away.
  useLayoutEffect(() => {
    const lost = place.current
    if (!lost || lost.focused.isConnected || !isFocusLost()) return
    place.current = undefined
    const next = lost.neighbours.map(placeOf).find((one) => one !== null)
    if (next) next.focus()
    else focusHeading()
  })
}

/** The marks of what can take an element's place: those after its own in their order, then those before, the nearest first. */
function neighboursOf(element: Element): string[] {
  const own = element.closest(`[${placeMark}]`)
  if (!own) return []
  const places = [...document.querySelectorAll(`[${placeMark}]`)]
  const position = places.indexOf(own)
  const neighbours = [...places.slice(position + 1), ...places.slice(0, position).toReversed()]
  return neighbours.map((place) => place.getAttribute(placeMark) ?? '')
}

function placeOf(mark: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${placeMark}="${CSS.escape(mark)}"]`)
}
