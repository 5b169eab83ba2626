import { debounced } from './debounced.ts'

/** A window counts as resized once its size has stood still for this long, in milliseconds. */
const resizeRest = 150

declare global {
  interface WindowEventMap {
    /** The window has come to rest at another size. `width` in CSS pixels. */
    'portal:resize': CustomEvent<{ width: number }>
  }
}

/**
 * Keeps `--vh` at a hundredth of the window's height, for styles that fill it, and tells the page of every new size with a
 * `portal:resize` on the window.
 *
 * @returns what stops it.
 */
export function watchViewport(): () => void {
  const resized = debounced(() => {
    measure()
    window.dispatchEvent(new CustomEvent('portal:resize', { detail: { width: window.innerWidth } }))
  }, resizeRest)
  measure()
  window.addEventListener('resize', resized)
  return () => {
    window.removeEventListener('resize', resized)
    resized.cancel()
  }
}

function measure(): void {
  document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`)
}
