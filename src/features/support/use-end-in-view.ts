import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the part of a long page that is to be read first into view, once, when the page is there. A page that fits stays as it is, and so
 * does one whose part can be seen.
 */
export function useEndInView<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    // After the router, which begins every page at its top.
    const frame = requestAnimationFrame(() => {
      const { bottom = 0 } = part.current?.getBoundingClientRect() ?? {}
      if (bottom > window.innerHeight) part.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return part
}
