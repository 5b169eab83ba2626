import type { Page } from '@playwright/test'

/**
 * Gives the window another size, and waits until the page has followed: it does so once the size has stood still, and a press just then
 * would miss what moves away under it. A page that has no shell follows nothing, and is waited for a second.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = page.viewportSize()
  if (before?.width === size.width && before.height === size.height) return
  const followed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('portal:resize', () => done(), { once: true })
        setTimeout(done, 1000)
      }),
  )
  await page.setViewportSize(size)
  await followed
}
