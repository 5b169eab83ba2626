import { screenSettled } from './fill-screen.ts'

/** How many want the screen at the moment. */
let holders = 0

/**
 * Keeps the screen that was filled, if it was, and gives it back when nobody wants it any more.
 *
 * @param left the reader has left it by the browser's own way out, which the page cannot see otherwise. Not told of is what happens to a
 * page that was put aside.
 * @returns what ends it.
 */
export function holdFullScreen(left: () => void): () => void {
  const changed = () => {
    if (!document.fullscreenElement && document.visibilityState === 'visible') left()
  }
  holders += 1
  document.addEventListener('fullscreenchange', changed)
  return () => {
    holders -= 1
    document.removeEventListener('fullscreenchange', changed)
    // Not before it is filled, for whoever closes at once. Whoever is only being drawn anew wants it back in the meantime.
    void screenSettled().then(() => {
      if (holders === 0 && document.fullscreenElement) document.exitFullscreen().catch(() => {})
    })
  }
}
