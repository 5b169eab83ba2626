import type { Stickiness } from './stickiness.ts'

/** As `--base` in the theme, in milliseconds. */
const duration = 200

/**
 * Shows how the header came from one state to another, which the styles have put it in already: it fades in and out, and slides the last
 * few pixels home. One that is called back while it fades away is there at once. Without motion for those who want none.
 */
export function showMove(header: HTMLElement, before: Stickiness, after: Stickiness): void {
  if (before === after || (before !== 'shown' && after !== 'shown')) return
  const [move] = header.getAnimations()
  move?.cancel()
  if ((move && after === 'shown') || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  header.animate(movesTo(after, header.getBoundingClientRect().top), { duration, easing: 'ease-out' })
}

/** @param top where the header stands now, in pixels from the window's top: that is where it was seen until now. */
function movesTo(after: Stickiness, top: number): PropertyIndexedKeyframes {
  if (after === 'shown') return { opacity: [0, 1] }
  if (after === 'still') return { transform: [`translateY(${-top}px)`, 'none'] }
  // In sight until it is gone, wherever the page is scrolled meanwhile.
  return { position: ['sticky', 'sticky'], opacity: [1, 0] }
}
