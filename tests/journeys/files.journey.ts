import type { Page, Route } from '@playwright/test'
import { changeSession } from '#tests/support/kept-session.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { countLoads } from '#tests/support/under-way.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The code of signing in. */
const client = '**/assets/identity-client-*.js'

/** Answers as a server does whose newest build has other files. */
const gone = (route: Route) => route.fulfill({ status: 404 })

/** The addresses of the style sheets that the page wanted and does not have, once it is drawn: its heading is there before. */
async function stylesMissing(page: Page): Promise<string[]> {
  await quiet(page)
  return page.locator('link[rel=stylesheet]').evaluateAll((links: HTMLLinkElement[]) => {
    const isThere = ({ sheet }: HTMLLinkElement) => {
      try {
        return Boolean(sheet?.cssRules.length)
      } catch {
        return false // Of one that did not come nothing may be read.
      }
    }
    return links.filter((link) => !isThere(link)).map(({ href }) => href)
  })
}

test('without a network, a page whose files are not there yet says so within the portal, and comes with all its styles at the second try', async ({
  visitor,
  page,
  context,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const places = [
    { path: '/en/contact', name: 'Help and contact', styles: 'contact' },
    // By now it has its styles, and its code alone is missing.
    { path: '/en/preferences', name: 'Your notifications', styles: 'forms' },
    { path: '/en/friends', name: 'Your friends', styles: 'friends' },
  ]
  for (const { path, name, styles } of places) {
    await context.setOffline(true)
    await visitor.follow(path)
    await expect(heading(page)).toHaveText('We cannot reach the cinema.')
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(name)
    await expect(page.locator(`link[rel=stylesheet][href*="/${styles}-"]`)).toHaveCount(1)
    expect(await stylesMissing(page)).toEqual([])
  }
})

test.describe('where the files of its build are gone, the document is loaded anew', () => {
  test('for the styles of a page, once', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const loads = countLoads(page)
    await page.route('**/assets/friends-*.css', gone)
    await visitor.follow('/en/friends')
    await expect.poll(loads).toBe(1)
    await expect(heading(page)).toHaveText('The page could not be shown.')
    await page.unroute('**/assets/friends-*.css')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Your friends')
    expect(await stylesMissing(page)).toEqual([])
    expect(loads()).toBe(1)
  })

  test('for what signs a visitor in, once', async ({ visitor, page }) => {
    const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
    const failed = page.getByRole('alert').getByText(/^That did not work/)
    await visitor.goTo('/en/contact')
    await page.route(client, gone)
    const loads = countLoads(page)
    await signIn.click()
    await expect.poll(loads).toBe(1)
    await signIn.click()
    await expect(failed).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(client)
    await signIn.click()
    await expect(page).toHaveURL(/\/identity\//)
  })

  test('for what renews a session, where there is no page without it', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en/friends')
    await changeSession(page, { expires_at: 1 })
    const loads = countLoads(page)
    await page.route(client, (route) => (loads() < 2 ? gone(route) : route.continue()))
    await page.reload()
    await expect(page).toHaveURL(/\/identity\//)
  })
})
