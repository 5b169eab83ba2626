import type { Page } from '@playwright/test'
import { expect, nextPage } from '#tests/support/portal-test.ts'
import { allAnswered } from '#tests/support/under-way.ts'

/** A way on: a link is pressed, a dialog opened by its address and closed, or a customer goes back and forward again. */
export type Step = { press: string } | { dialog: string } | { backAndForth: true }

/** A customer who goes from page to page, and never loads one anew. */
export type Walker = {
  page: Page
  take: (step: Step) => Promise<void>
  /** The links that lead on from here within the portal, as they are written. */
  links: () => Promise<string[]>
  /** How often the address has changed so far. */
  navigations: () => number
}

/** Whoever walks on a page that is there already. */
export async function walkerOn(page: Page): Promise<Walker> {
  let navigations = 0
  await page.evaluate(() => Reflect.set(window, 'isStillTheSame', true))

  /** Does what changes the address, and waits until everything that is asked for has come and is drawn. */
  async function move(go: () => Promise<unknown>): Promise<void> {
    const before = new URL(page.url())
    const isThere = await nextPage(page)
    await go()
    await page.waitForURL(({ href }) => href !== before.href)
    navigations += 1
    if (new URL(page.url()).pathname !== before.pathname) await isThere()
    await expect(page.locator('h1').first()).toBeVisible()
    await allAnswered(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const isSame = await page.evaluate(() => Reflect.get(window, 'isStillTheSame') === true)
    expect(isSame, `${page.url()} was reached without loading the portal anew`).toBe(true)
  }

  async function close(): Promise<void> {
    await expect(page.locator('dialog:modal'), page.url()).toBeVisible()
    await page.keyboard.press('Escape')
  }

  async function take(step: Step): Promise<void> {
    if ('press' in step) {
      await move(() => page.locator(`a[href="${step.press}"]`).filter({ visible: true }).first().click())
    } else if ('dialog' in step) {
      await move(() => page.evaluate((address) => history.pushState(null, '', address), step.dialog))
    } else {
      await move(() => page.goBack())
      await move(() => page.goForward())
    }
    if (page.url().includes('dialog=')) await move(close)
  }

  return { page, take, links: () => linksOf(page), navigations: () => navigations }
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/en"]:not([target], [download])')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? ''),
  )
}
