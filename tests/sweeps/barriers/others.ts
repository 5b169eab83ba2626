import type { Page } from '@playwright/test'
import type { Screen } from '../screens.ts'

const bar = (page: Page) => page.locator('section:has(> .sheet button + div > button + button)')

/** Whoever has not answered is asked about cookies once the page is at rest. */
async function ask(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'consent' })
  await page.reload()
  await bar(page).waitFor()
}

async function choose(page: Page): Promise<void> {
  await ask(page)
  await bar(page).getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
}

/** Everything that opens by a press and has no address: parts of the help, of a cinema, of the footer on a phone. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** What has neither a route nor a dialog of the address, and is seen all the same. */
export const others: Readonly<Record<string, readonly Screen[]>> = {
  'the sign-in': [{ path: '', who: 'visitor' }],
  'the question about cookies': [{ path: '/unavailable', who: 'visitor', begin: ask }],
  'the choice of cookies': [{ path: '/unavailable', who: 'visitor', begin: choose }],
  'what unfolds': [
    { path: '/contact', who: 'visitor', begin: unfold },
    { path: '/cinema/kinora-gerland', who: 'visitor', market: 'fr', begin: unfold },
    { path: '/cinemas', who: 'pass-holder', begin: unfold },
    { path: '/profile', who: 'pass-holder', begin: unfold },
    { path: '/subscription', who: 'pass-holder', begin: unfold },
    { path: '/tickets?ticket=et-01-1', who: 'pass-holder', begin: unfold },
    { path: '/history', who: 'pass-holder', begin: unfold },
  ],
}
