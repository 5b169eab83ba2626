import type { Page } from '@playwright/test'
import { hold } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { pages } from '#tests/support/pages.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { doorMode } from '#tests/support/tickets.ts'

/** What is asked for once a page is there: what lies below it, and what only some of its answers lead to. */
const later = ['getFooter', 'getCardPicture', 'listCards', 'listTrailers', 'getZone', 'listShows']

/** A call, as told from another by what it asks for. */
const nameOf = ({ operationId, query }: { operationId: string | undefined; query: Record<string, string> }) =>
  'history' in query ? `${operationId} of before` : `${operationId}`

test('a page of a customer asks for all that it is made of while its code is on its way, and for nothing twice', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const holdBack = await codeHeldBack(page, '**/assets/main-*.js')
  await visitor.arriveAs('pass-holder', '/en/preferences')
  for (const { path, heading } of pages.filter((row) => !row.path.startsWith('/m/') && row.path !== '/unsubscribe')) {
    const letCome = holdBack()
    // Whatever the page before still wanted it wants no more.
    await page.goto('about:blank')
    portal.calls.length = 0
    await page.goto(`${portal.origin('fr')}/en${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.earlyAnswers)
    expect(await page.evaluate(earlyStatuses), path).toEqual([])
    const early = portal.calls.map(nameOf)
    letCome()
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const late = portal.calls.slice(early.length).map(nameOf)
    const what = path || 'home'
    expect(
      late.filter((operation) => !later.includes(operation)),
      `${what}: late`,
    ).toEqual([])
    // The footer is asked for when the browser is idle: the page before may still have done so.
    const once = [...early, ...late].filter((operation) => operation !== 'getFooter')
    expect([...new Set(once)], `${what}: twice`).toEqual(once)
  }
})

/** Keeps files of code back, from each call of what it returns until the call of what that returns. */
async function codeHeldBack(page: Page, files: string): Promise<() => () => void> {
  let code = Promise.resolve()
  await page.route(files, async (route) => {
    await code
    await route.continue()
  })
  return () => {
    let letCome = () => {}
    code = new Promise((resolve) => {
      letCome = resolve
    })
    return () => letCome()
  }
}

/** In the browser: what was answered to the first script's calls, where it was no success. */
async function earlyStatuses(): Promise<number[]> {
  const answers = [...(globalThis.earlyAnswers?.values() ?? [])]
  const statuses = await Promise.all(answers.map(async ({ response }) => (await response).status))
  return statuses.filter((status) => status !== 200)
}

test('before any code has come, a page has the chain’s mark on its paper; one without a header, or for somebody else, has none', async ({
  page,
  portal,
}) => {
  await page.route('**/assets/*.js', () => undefined)
  for (const [path, isThere] of [
    ['/fr/films', true],
    ['/en/contact', true],
    ['/fr/error', false],
    ['/fr/constructor', false],
    ['/fr/profile', false],
  ] as const) {
    await page.goto(`${portal.origin('fr')}${path}`, { waitUntil: 'commit' })
    await expect(page.locator('.edge')).toBeAttached()
    await expect(page.locator('.edge'), path).toBeVisible({ visible: isThere })
  }
})

test('the shell of a page is painted before anything is asked for that could hold it up', async ({ page, portal }) => {
  await page.route('**/assets/*.css', () => undefined)
  await page.goto(`${portal.origin('fr')}/fr/films`, { waitUntil: 'commit' })
  const calls = () => page.evaluate(startsOf, '/api/')
  await expect.poll(calls).not.toEqual([])
  const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime)
  expect(Math.min(...(await calls()))).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

/** In the browser: when what has been answered was asked for, in milliseconds from the beginning of the visit. */
function startsOf(address: string): number[] {
  const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes(address))
  return entries.map(({ startTime }) => startTime)
}

test('the bearer is not sent ahead of the settings to where they do not allow it', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/preferences')
  await page.evaluate(() => sessionStorage.setItem('allowed-urls', '["https://elsewhere.example/*"]'))
  // The last call of the page before: it comes when the browser is idle.
  await expect.poll(() => portal.calls.map(nameOf)).toContain('getFooter')
  await page.route('**/assets/*.js', () => undefined)
  portal.calls.length = 0
  await page.goto(`${portal.origin('fr')}/en/friends`, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.earlyAnswers)
  await expect.poll(() => portal.calls.map(nameOf)).toEqual(['getSettings'])
})

test('before any code has come, the next ticket is on the home, and leads to the door; nothing stands for one that is not there or not to be understood', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/preferences')
  let isHeldBack = true
  await page.route('**/assets/vendor-*.js', (route) => (isHeldBack ? undefined : route.continue()))
  const home = () => page.goto(`${portal.origin('fr')}/en`, { waitUntil: 'commit' })

  let body = ''
  const tickets = '**/api/ec/ebillet'
  await page.route(tickets, (route) => route.fulfill({ contentType: 'application/json', body }))
  for (body of ['[]', '{}', '[null]', '[{"status":"CONFIRMED","tickets":[{}]}]', '<p>', '']) {
    await home()
    await page.waitForFunction(() => globalThis.earlyAnswers)
    expect(await page.evaluate(earlyStatuses)).toEqual([])
    await expect(page.locator('.edge')).toBeVisible()
    await expect(page.getByRole('link'), body).toHaveCount(0)
  }

  await page.unroute(tickets)
  await home()
  const ticket = page.getByRole('link', { name: /^\w+, \d+ \w+ Sel de nuit \d+:\d\d Kinora Gerland$/ })
  await expect(ticket).toBeVisible()
  isHeldBack = false
  await ticket.click()
  await expect(page).toHaveURL(/\/en\/tickets\?ticket=et-01-1&dialog=door$/)
  await expect(doorMode(page)).toContainText('Turn your screen up')
})

test('whoever is on that ticket by keyboard comes to the heading when the application draws the page', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/preferences')
  const holdBack = await codeHeldBack(page, '**/assets/vendor-*.js')
  const letCome = holdBack()
  await page.goto(`${portal.origin('fr')}/en`, { waitUntil: 'commit' })
  await tabTo(page.getByRole('link', { name: /Sel de nuit/ }))
  letCome()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('whoever reads on while the first page is still coming stays there when it comes', async ({ visitor, page }) => {
  const letGo = await hold(page, '**/api/accounts/me/subscription')
  await visitor.arriveAs('pass-holder', '/en')
  const place = () => page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(place).toBe(200)
  await letGo()
  await quiet(page)
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  expect(await place()).toBe(200)
})

/**
 * Pages of which none reads what another one has read: gone to one after the other, each has to ask for all of its own. Any other page
 * has a visit to itself.
 */
const together = [
  ['/statistics', '/tickets', '/mail', '/unsubscribe', '', '/profile', '/history', '/friends', '/advantages'],
  ['/messages', '/contact', '/my-interests', '/wishlist', '/cinemas', '/vouchers', '/subscription'],
]

test('a page that is gone to asks for all that it is made of while its code is on its way', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const holdBack = await codeHeldBack(page, '**/assets/*.js')
  await visitor.arriveAs('pass-holder', '/en/preferences')
  const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith('/m/') && path !== '/preferences')
  const alone = paths.filter((path) => !together.flat().includes(path)).map((path) => [path])
  for (const visit of [...together, ...alone]) {
    await page.goto(`${portal.origin('fr')}/en/preferences`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your notifications' })).toBeVisible()
    for (const path of visit) {
      const letCome = holdBack()
      await page.evaluate(goTo, `/en${path}`)
      asked.length = 0
      letCome()
      await expect(page).toHaveURL(new RegExp(`/en${path}(?:$|[/?#])`))
      const { heading } = pages.find((row) => row.path === path) ?? {}
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(
        asked.filter((address) => !whenThere.some((one) => address.startsWith(one))),
        path || 'home',
      ).toEqual([])
    }
  }
})

/** What those calls (`later`) are addressed to, and the films that a search begins with. */
const whenThere = ['/api/footer', '/api/accounts/me/cards', '/api/shows', '/api/zone/']

/** In the browser: goes where an address leads, as the buttons of the browser do, until nothing more is asked for. */
async function goTo(path: string): Promise<void> {
  const asked = () => performance.getEntriesByType('resource').length
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  let before = asked()
  for (let quiet = 0; quiet < 15; quiet++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    if (asked() !== before) quiet = 0
    before = asked()
  }
}
