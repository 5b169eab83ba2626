import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { debounced } from '#src/app/viewport/debounced.ts'
import { type Stickiness, stickinessAfter } from './stickiness.ts'
import { showMove } from './sticky-motion.ts'

/** The page counts as at rest once it has not been scrolled for this long, in milliseconds. */
const scrollRest = 200
/** A header follows the reader from this width on, in pixels. */
const desktop = 960

type StickyHeaderProps = {
  header: RefObject<HTMLElement | null>
  stickiness: Stickiness
  onChange: (stickiness: Stickiness) => void
}

/**
 * Has the header follow a reader on a desktop, and come into sight when they go back up. It takes no room of its own while it does, never
 * covers what has the focus, comes back where it is pressed while it fades away, and `--header-height` says how much of the window's top it
 * may take. Nothing of it is to be seen before somebody has scrolled, so its code comes after the page's.
 */
export function StickyHeader({ header, stickiness, onChange }: StickyHeaderProps) {
  const rest = useRef(0)

  const settle = useEffectEvent((width: number) => {
    const scroll = { from: rest.current, to: window.scrollY, windowHeight: window.innerHeight }
    rest.current = scroll.to
    const next = width < desktop ? 'still' : stickinessAfter(stickiness, scroll)
    onChange(next === 'shown' && header.current && wouldCoverFocus(header.current) ? 'hidden' : next)
    const height = header.current?.offsetHeight ?? 0
    document.documentElement.style.setProperty('--header-height', `${height}px`)
  })

  const pressed = useEffectEvent(() => {
    if (stickiness === 'hidden' && header.current?.getAnimations().length) onChange('shown')
  })

  useEffect(() => {
    // What comes or goes under a finger takes the press away from what it was meant for.
    const isPressing = () => document.querySelector(':active')
    const scrolled = debounced(() => (isPressing() ? scrolled() : settle(window.innerWidth)), scrollRest)
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('scroll', scrolled, { signal })
    window.addEventListener('portal:resize', ({ detail }) => settle(detail.width), { signal })
    header.current?.addEventListener('pointerdown', pressed, { signal })
    return () => {
      end.abort()
      scrolled.cancel()
    }
  }, [header])

  const before = useRef<Stickiness>('still')
  useLayoutEffect(() => {
    if (header.current) showMove(header.current, before.current, stickiness)
    before.current = stickiness
  }, [header, stickiness])

  return null
}

function wouldCoverFocus(header: HTMLElement): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || header.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return top < header.offsetHeight && bottom > 0
}
