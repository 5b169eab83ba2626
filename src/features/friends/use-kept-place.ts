import { useLayoutEffect, useRef } from 'react'

/** Marks everybody on the list, by id. */
export const friendMark = 'data-friend'

/**
 * For a list out of which people go while it is being used. When the focus goes with one of them, it comes to whoever followed, else to
 * whoever stood before, and to the head of the page where nobody is left, instead of to the beginning of the document.
 */
export function useKeptPlace(): void {
  const place = useRef<{ focused: Element; neighbours: readonly string[] }>(undefined)

  useLayoutEffect(() => {
    // The document's own event: React hears nothing of the focus that a closing dialog gives back.
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const entry = target.closest(`[${friendMark}]`)
      if (entry) place.current = { focused: target, neighbours: neighboursOf(entry) }
      // What is pressed in a dialog is about whoever it was opened from.
      else if (!target.closest('dialog')) place.current = undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // After every change of what is drawn: any of them may have taken somebody away.
  useLayoutEffect(() => {
    const lost = place.current
    if (!lost || lost.focused.isConnected || document.activeElement !== document.body) return
    place.current = undefined
    const next = lost.neighbours.map(entryOf).find((entry) => entry !== null)
    const target = next ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: !next })
  })
}

/** Who can take somebody's place, by id: those after them in their order, then those before, the nearest first. */
function neighboursOf(entry: Element): string[] {
  const ids = [...document.querySelectorAll(`[${friendMark}]`)].map((one) => one.getAttribute(friendMark) ?? '')
  const own = ids.indexOf(entry.getAttribute(friendMark) ?? '')
  return [...ids.slice(own + 1), ...ids.slice(0, own).toReversed()]
}

function entryOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${friendMark}="${CSS.escape(id)}"]`)
}
