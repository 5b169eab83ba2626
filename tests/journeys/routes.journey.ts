import type { Page } from '@playwright/test'
import { changeableSettings, switched } from '#tests/support/chrome.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { pages } from '#tests/support/pages.ts'
import { expect, test } from '#tests/support/portal-test.ts'

// Each of these is a visit to every page there is.
test.setTimeout(120_000)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The names under which pages were counted since the last load. */
function counted(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').map((entry) => entry.page),
  )
}

/** In the browser: goes where an address leads, as its own buttons do. */
function moveTo(path: string): void {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('every page has its heading, its title, its name in the statistics, and header and footer or neither', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/unavailable')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
  const seen = ['unavailable']
  for (const row of pages) {
    await test.step(row.path || 'home', async () => {
      await page.evaluate(moveTo, `/en${row.path}`)
      await expect(heading(page)).toHaveText(row.heading)
      await expect(heading(page)).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page).toHaveTitle(`${row.title} · Kinora`)
      await expect(page.getByRole('banner')).toBeVisible({ visible: !row.bare })
      await expect(page.getByRole('contentinfo')).toBeVisible({ visible: !row.bare })
      seen.push(row.counted)
      await expect.poll(() => counted(page)).toEqual(seen)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(retry(page)).toBeHidden()
      if (row.empty && row.path !== '/unsubscribe') await expect(page.getByText(row.empty)).toBeHidden()
    })
  }
})

test('a page that cannot be had says so, and has it at the second try; somebody who has nothing yet reads what will stand there, with a way on', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('empty', '/en/unavailable')
  const main = page.getByRole('main')
  for (const row of pages) {
    await test.step(row.path || 'home', async () => {
      const { operation } = row
      if (operation) portal.faults.set(operation, { status: 500 })
      // What was read since the last load is there, whatever fails.
      if (operation && portal.calls.some(({ operationId }) => operationId === operation)) {
        portal.calls.length = 0
        await visitor.goTo(`/en${row.path}`)
      } else {
        await page.evaluate(moveTo, `/en${row.path}`)
      }
      if (operation) {
        const said = row.inPart ? row.heading : 'The page could not be shown.'
        await heading(page).filter({ hasText: said }).waitFor()
        await expect(heading(page)).toHaveText(said)
        await expect(main).toHaveCount(1)
        await heal(page, portal)
        await retry(page).click()
      }
      const name = row.path === '' ? /Lou/ : row.heading
      await heading(page).filter({ hasText: name }).waitFor()
      await expect(heading(page)).toHaveText(name)
      if (row.empty) await expect(main.getByText(row.empty)).toBeVisible()
      await expect(main.getByRole('link').or(main.getByRole('button')).last()).toBeVisible()
      await expect(retry(page)).toBeHidden()
    })
  }
})

test('every page of the Dutch site', async ({ visitor, page }) => {
  await visitor.arriveAs('family-nl', '/en/unavailable', 'nl')
  for (const row of pages) {
    await test.step(row.path || 'home', async () => {
      await page.evaluate(moveTo, `/en${row.path}`)
      await expect(heading(page)).toHaveText(row.path === '' ? /Sanne/ : row.heading)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(retry(page)).toBeHidden()
    })
  }
})

test('the account menu, the header and the home lead to pages that are there; one that is off is closed, at its own address, with the chrome that it has', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en?dialog=account')
  const links = page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .or(page.getByRole('navigation', { name: 'Your account' }))
    .locator('a')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bookings' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Your friends' })).toBeAttached()
  const hrefs = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href))
  const known = new Set(pages.map(({ path }) => `/en${path}`))
  const leading = hrefs
    .map((href) => new URL(href))
    .flatMap(({ origin, pathname }) => (origin === portal.origin('fr') ? [pathname] : []))
  const shows = /^\/en\/(?:movies|entertainment)\/[\w-]+$/
  expect(leading.filter((path) => !known.has(path) && !shows.test(path))).toEqual([])
  for (const { path, flag } of pages.filter(({ flag }) => flag !== undefined && flag !== 'contactBlockDisplayed')) {
    if (!path.startsWith('/m/')) expect(leading, flag).toContain(`/en${path}`)
  }
  expect(leading).toEqual(expect.arrayContaining(['/en/history', '/en/wishlist', '/en/ratings', '/en/contact']))

  const set = await changeableSettings(page)
  const flagged = pages.filter(({ flag }) => flag)
  for (const row of flagged) {
    await test.step(row.path, async () => {
      set(switched({ [row.flag ?? '']: false }))
      const address = `/en${row.path}?from=mail#here`
      await visitor.goTo(address)
      await expect(heading(page)).toHaveText('This page is closed for the moment.')
      await expect(page).toHaveURL(portal.origin('fr') + address)
      await expect(page).toHaveTitle('Not available · Kinora')
      await expect(page.getByRole('banner')).toBeVisible({ visible: !row.bare })
      await expect(page.getByRole('link', { name: 'To my account' })).toBeVisible()
    })
  }
})

test.describe('addresses that lead elsewhere', () => {
  test('what is no page says so, and asks nobody to sign in; an embedded page is found under its old address too', async ({
    visitor,
    page,
    portal,
  }) => {
    const nowhere = [
      '/m',
      '/m/en',
      '/m/en/tickets',
      '/m/en/friends/more',
      '/m/xx/friends',
      '/xx/m/friends',
      '/en/m',
      '/en/m/tickets',
      '/en/friends/more',
      '/en/unsubscribe/elsewhere',
      '/nl/friends',
      '/de/unsubscribe',
    ]
    // Where an address names no language, it is read in the one of the visit.
    await visitor.goTo('/en/unavailable')
    await expect(heading(page)).toBeVisible()
    for (const path of nowhere) {
      await visitor.goTo(path)
      await expect(heading(page), path).toHaveText('This page is not in the programme.')
      await expect(page).not.toHaveURL(/\/identity\//)
      await expect(page.getByRole('banner')).toBeHidden()
    }

    await visitor.arriveAs('pass-holder', '/m/en/history?from=app#top')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/m/history?from=app#top`)
    await expect(heading(page)).toHaveText('Your visits')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('link', { name: 'My account' })).toBeHidden()
    for (const name of ['friends', 'cinemas']) {
      await visitor.goTo(`/m/en/${name}`)
      await expect(page).toHaveURL(`${portal.origin('fr')}/en/m/${name}`)
      await expect(heading(page)).toHaveText(`Your ${name}`)
    }
  })

  test('somebody who has not registered is asked to, whatever page they wanted', async ({ visitor, page }) => {
    await visitor.arriveAs('newcomer', '/en/mail')
    await expect(page).toHaveURL(/\/en\/register\?target=%2Fen%2Fmail$/)
    for (const path of ['/en/m/friends', '/en/subscription', '/en/recommendations']) {
      await visitor.goTo(path)
      await expect(page).toHaveURL(`${new URL(page.url()).origin}/en/register?target=${encodeURIComponent(path)}`)
    }
  })
})
