/** Puts the focus on the page's heading, or on its content where it has none, without moving the page. */
export function focusHeading(): void {
  focusOn(document.querySelector('main h1') ?? document.querySelector('main'))
}

/** Puts the focus on what takes none by itself, without moving the page. A control is left alone: whoever presses twice would press it. */
export function focusOn(part: Element | null): void {
  if (!(part instanceof HTMLElement) || part.tabIndex >= 0) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
