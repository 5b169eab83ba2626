import type { Page } from '@playwright/test'

/**
 * Looks at what is in the middle of the page, or in the dialog over it.
 *
 * @returns what is wider than its place, and what has the focus while it lies under something else, in words. It moves the focus.
 */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(lookForIt)
}

/** In the browser. */
async function lookForIt(): Promise<string[]> {
  const { scrollWidth, clientWidth } = document.documentElement
  const named = (element: Element | null) => `${element?.tagName} ${element?.textContent?.slice(0, 40)}`
  const isCut = (element: Element) => {
    if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) return false
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right } = words.getBoundingClientRect()
    for (let place: Element | null = element; place; place = place.parentElement) {
      const box = place.getBoundingClientRect()
      const { overflowX } = getComputedStyle(place)
      // What goes on sideways, such as a row of days, can be pushed into sight.
      if (['auto', 'scroll'].includes(overflowX)) return false
      const clips = ['hidden', 'clip'].includes(overflowX) && box.width > 1
      if (clips && (left < box.left - 1 || right > box.right + 1)) return true
      // For readers alone.
      if (box.width === 1) return false
    }
    return false
  }
  const over = (element: HTMLElement) => {
    const [box] = element.getClientRects()
    if (document.activeElement !== element || !box) return undefined
    // Of a field that is higher than the window, its beginning is in sight.
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, window.innerHeight)
    const there = document.elementFromPoint(box.left + box.width / 2, top < bottom ? (top + bottom) / 2 : -1)
    return element.contains(there) || there?.contains(element) ? undefined : named(there)
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const place = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body
  // What has the focus already would not come into view by getting it: the page may have been given another size since.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const found = [...place.querySelectorAll(':not(option)')].filter(isCut).map((cut) => `cut off: ${named(cut)}`)
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`)
  for (const stop of place.querySelectorAll<HTMLElement>(':is(a, button, input, select, textarea, summary)')) {
    stop.focus()
    // A long list draws what has come into view with the next frames, and moves when that is of another height than it took it for.
    let covering = over(stop)
    for (let frame = 0; covering && frame < 30; frame++) {
      await nextFrame()
      covering = over(stop)
    }
    if (covering) found.push(`${named(stop)} lies under ${covering}`)
  }
  return found
}
