import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './heading.ts'

/**
 * For a part that is replaced while the focus is in it: the focus comes to the head of what stands in its place, or to that itself, without
 * moving the page, instead of to the beginning of the document.
 */
export function useSuccessorFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (!part?.contains(document.activeElement)) return
      const successor = successorOf(part)
      // It is there as soon as React has drawn all that it draws at once.
      queueMicrotask(() => focusOn(successor()))
    }
  }, [])
  return ref
}

/** Finds what stands in an element's place once it is gone, with as much around it as went with it. */
function successorOf(element: Element): () => Element | null {
  const places: { parent: Element; before: Element | null }[] = []
  for (let part = element; part.parentElement; part = part.parentElement)
    places.push({ parent: part.parentElement, before: part.previousElementSibling })
  return () => {
    const place = places.find(({ parent }) => parent.isConnected)
    return (place?.before ? place.before.nextElementSibling : place?.parent.firstElementChild) ?? null
  }
}

function focusOn(part: Element | null): void {
  const target = part?.querySelector('h1, h2, h3, h4') ?? part
  if (target instanceof HTMLElement) {
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  } else focusHeading()
}
