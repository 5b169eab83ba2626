/** At the head of the page like any other part of it; or following the reader, out of sight or in sight. */
export type Stickiness = 'still' | 'hidden' | 'shown'

/** Scrolled no further than this, the header is back where it belongs, in pixels. */
const lowest = 68
/** The header begins to follow beyond this part of the window's height. */
const trigger = 0.25

type Scroll = {
  /** Where the page was when it last came to rest, and where it is now, in pixels. */
  from: number
  to: number
  windowHeight: number
}

/** What becomes of the header when the page has come to rest. While it follows, it shows to those who went up. */
export function stickinessAfter(before: Stickiness, { from, to, windowHeight }: Scroll): Stickiness {
  if (to <= lowest) return 'still'
  if (before === 'still' && to <= windowHeight * trigger) return 'still'
  if (to === from && before !== 'still') return before
  return to < from ? 'shown' : 'hidden'
}
