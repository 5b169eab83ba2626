import type { Stickiness } from './stickiness.ts'

/** As `--base` in the theme, in milliseconds. */
const duration = 200

/**
 * Shows how the header came from one state to another, which the styles have put it in already: it fades in and out, and slides the last
 * few pixels home. One that is called back while it fades away is there at once. Without motion for those who want none.
 */
export function showMove(header: HTMLElement, before: Stickiness, after: Stickiness): void {
  if (before === after || (before !== 'shown' && after !== 'shown')) return
  const [fading] = header.getAnimations()
  fading?.cancel()
  if (fading || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  header.animate(movesTo(after, header.getBoundingClientRect().top), { duration, easing: 'ease-out' })
}

/** @param top where the header stands now, in pixels from the window's top: that is where it was seen until now. */
function movesTo(after: Stickiness, top: number): PropertyIndexedKeyframes {
  const asBefore = `translateY(${-top}px)`
  if (after === 'shown') return { opacity: [0, 1] }
  if (after === 'still') return { transform: [asBefore, 'none'] }
  return { transform: [asBefore, asBefore], opacity: [1, 0] }
}
