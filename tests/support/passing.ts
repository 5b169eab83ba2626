import type { Page } from '@playwright/test'
import { autoHide } from '#src/app/toasts/toast-queue.ts'

/**
 * Lets a message that passes over the page have had its time, so that the next one is shown. The browser's clock has to be in hand
 * (`page.clock.install()` before the page is opened).
 */
export async function letPass(page: Page): Promise<void> {
  await page.clock.fastForward(autoHide)
}
