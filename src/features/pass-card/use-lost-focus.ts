import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when what had it went away to make room for this: left to itself it would fall out of the dialog. */
export function useLostFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
