import type { Page } from '@playwright/test'

/** Changes what the browser keeps of a session (src/app/session/vault.ts); the page finds out when it next looks there, such as after a reload. */
export async function changeSession(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((changed) => {
    const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
    sessionStorage.setItem('session', JSON.stringify({ ...session, ...changed }))
  }, changes)
}
