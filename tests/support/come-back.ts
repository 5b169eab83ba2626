import { expect, type Locator, type Page } from '@playwright/test'
import { allRead } from './under-way.ts'

/**
 * The page comes back into view, as after a look at another tab. It has read by then what it was reading: a return meanwhile is not
 * another reading.
 */
export async function comeBack(page: Page): Promise<void> {
  await allRead(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** The same two minutes later: what was read is old by then, and is read anew. What comes after the clock has gone on would be new. */
export async function comeBackLater(page: Page): Promise<void> {
  await allRead(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + 120_000)
  await comeBack(page)
}

/** Comes back until the page has what the server has by now: it may be about to read, after a press, when it comes back first. */
export async function comeBackUntil(page: Page, shows: () => Promise<unknown> | undefined): Promise<void> {
  await expect(async () => {
    await comeBack(page)
    await shows()
  }).toPass()
}

/** The same until something is shown, and something else is gone. */
export function comeBackTo(shown: Locator, gone?: Locator): Promise<void> {
  return comeBackUntil(shown.page(), async () => {
    await expect(shown).toBeVisible({ timeout: 1000 })
    if (gone) await expect(gone).toHaveCount(0, { timeout: 1000 })
  })
}
