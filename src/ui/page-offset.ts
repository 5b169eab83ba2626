import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far below the top of the page something begins, in pixels, also after what stands above it has changed its height. */
export function usePageOffset(): { ref: RefObject<HTMLDivElement | null>; offset: number } {
  const ref = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const place = () => {
      if (ref.current) setOffset(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, offset }
}
