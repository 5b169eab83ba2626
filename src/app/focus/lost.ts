import { focusHeading, focusOn } from './heading.ts'

/**
 * Whether the focus is nowhere. A dialog that has just closed may hold it until the next frame, when what it would go back to is not there
 * any more.
 */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
}

/**
 * Sees to it, from now on, that the focus is not lost with what is drawn: where what has it goes away, and nobody gives it a better place,
 * it comes to the head of what stands there instead, or to that itself, without moving the page. What only keeps a place until something
 * comes is waited for.
 */
export function recoverLostFocus(): void {
  let focused: Element | undefined
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
  })
  // It hears of a change once all that is drawn at once stands, and whoever knows a better place has had their turn.
  const observer = new MutationObserver((changes) => {
    const lost = focused
    if (!lost || lost.isConnected) return
    focused = undefined
    if (!isFocusLost()) return
    const change = changes.findLast(({ target, removedNodes }) => {
      return target.isConnected && [...removedNodes].some((node) => node.contains(lost))
    })
    const successor = change ? successorOf(change) : null
    if (successor?.ariaHidden) {
      focused = successor
      return
    }
    focusOn(successor?.querySelector('h1, h2, h3, h4') ?? successor)
    if (isFocusLost()) focusHeading()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** What stands now where something was taken away. */
function successorOf({ target, previousSibling }: MutationRecord): Element | null {
  const successor = previousSibling ? previousSibling.nextSibling : target.firstChild
  return successor instanceof Element ? successor : null
}
