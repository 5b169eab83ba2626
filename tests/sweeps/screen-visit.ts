import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expect, type Visitor } from '#tests/support/portal-test.ts'
import { openedOperations } from './acts.ts'
import { addressOf, type Screen } from './screens.ts'

/** Opens a screen. What is done on it before it is what it should be needs answers: it is left out where they fail. */
export async function open(visitor: Visitor, screen: Screen): Promise<void> {
  await visitor.goTo(addressOf(screen, 'en'), screen.market)
  if (screen.begin) await screen.begin(visitor.page)
}

/** What the browser has kept of earlier answers is asked for anew. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Opens a screen, waits until nothing more is read, and tells what was, in the order of the alphabet. */
export async function callsOf(visitor: Visitor, portal: Portal, screen: Screen): Promise<string[]> {
  await forgetFiles(visitor.page)
  portal.calls.length = 0
  await open(visitor, screen)
  if (screen.path.includes('dialog=')) await expect(visitor.page.getByRole('dialog').first()).toBeVisible()
  await expect(visitor.page.locator(':is(main, dialog) [aria-busy=true]')).toHaveCount(0)
  await visitor.page.waitForLoadState('networkidle')
  const made = new Set(portal.calls.map(({ operationId }) => operationId))
  return openedOperations.filter((operation) => made.has(operation)).sort()
}
