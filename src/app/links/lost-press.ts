/**
 * Sees to it, from now on, that a press is not lost with what is drawn: where the link that it began on is replaced before it ends, as a
 * page replaces its skeleton, it is for the same link that stands there by then. A finger needs none of this: the browser looks for what it
 * pressed once it is lifted.
 */
export function recoverLostPress(): void {
  let pressed: HTMLAnchorElement | null = null
  document.addEventListener('mousedown', (press) => {
    pressed = linkAt(press)
  })
  document.addEventListener('mouseup', (press) => {
    const link = linkAt(press)
    const isLost = pressed?.isConnected === false && link?.href === pressed.href
    pressed = null
    // As it was pressed: with Ctrl, or in the middle, it opens in a tab of its own.
    if (isLost) link.dispatchEvent(new MouseEvent('click', press))
  })
}

function linkAt({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
