import type { Page } from '@playwright/test'

/** Waits until nothing on the page says that something is still to come, and nothing has changed for a tenth of a second. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rest = setTimeout(look, 100)
        const observer = new MutationObserver(later)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        function later() {
          clearTimeout(rest)
          rest = setTimeout(look, 100)
        }
        function look() {
          if (document.querySelector(':is(main, dialog) [aria-busy=true], main[aria-busy=true]')) return later()
          observer.disconnect()
          resolve()
        }
      }),
  )
}
