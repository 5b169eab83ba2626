import { expect, type Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { visitorOf, withAuth } from './portal-test.ts'

/** Changes what the browser keeps of a session (src/app/session/vault.ts); the page finds out when it next looks there, such as after a reload. */
export async function changeSession(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate(changeKept, changes)
}

/** Makes the session to come one that ends with its access token: nothing to renew it with. */
export async function losingSession(page: Page): Promise<void> {
  await withAuth(page, { silentFrame: false })
  await page.addInitScript(changeKept, { refresh_token: 'forged' })
}

/**
 * Follows the way that the page shows, as somebody whom the identity provider has forgotten too.
 *
 * @returns the tab in which they have signed in
 */
export async function signInAgain(page: Page, portal: Portal, persona: PersonaId): Promise<Page> {
  await page.context().clearCookies()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  const tab = await opened
  await visitorOf(tab, portal).signInAs(persona)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

/** In the browser: puts something else into what is kept. */
function changeKept(changes: Record<string, unknown>): void {
  const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
  sessionStorage.setItem('session', JSON.stringify({ ...session, ...changes }))
}
