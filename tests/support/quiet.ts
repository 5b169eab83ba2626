import type { Page } from '@playwright/test'

/**
 * Waits until nothing on the page says that something is still to come, and nothing has changed for a tenth of a second.
 *
 * @param limit after so many milliseconds the page is taken as it is: what is kept waiting on purpose says so for as long as it is kept.
 */
export async function quiet(page: Page, limit = 15_000): Promise<void> {
  await page.evaluate(
    (most) =>
      new Promise<void>((resolve) => {
        const end = performance.now() + most
        let rest = setTimeout(look, 100)
        const observer = new MutationObserver(later)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        function later() {
          clearTimeout(rest)
          rest = setTimeout(look, 100)
        }
        function look() {
          const isBusy = document.querySelector(':is(main, dialog) [aria-busy=true], main[aria-busy=true]')
          if (isBusy && performance.now() < end) return later()
          observer.disconnect()
          resolve()
        }
      }),
    limit,
  )
}
