import type { Page } from '@playwright/test'

/**
 * Keeps back what a page is about to change, so that what it shows meanwhile can be looked at for as long as that takes.
 *
 * @returns lets it go, and everything after it
 */
export async function holdWrites(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await released
    await route.continue()
  })
  return () => release()
}
