import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '#scripts/portal.ts'
import { builtApp, type Middleware } from '#scripts/production/built-app.ts'
import { appDir } from '#tests/support/app-dir.ts'
import { playApplication } from '#tests/support/embed-host.ts'
import { chosen } from '#tests/support/form.ts'
import {
  breakStorage,
  everythingKept,
  keptUntil,
  type Network,
  openTicket,
  startNetwork,
  timeCodes,
  timeOfCode,
} from '#tests/support/offline.ts'
import { test as base, callsTo, expect, visitorOf, withSettings } from '#tests/support/portal-test.ts'

/** A portal of a test's own, which can be given a second build while customers are there. */
type Deployment = { portal: Portal; deploySecond(): void }

const test = base.extend<{ network: Network; deployment: Deployment }>({
  network: async ({ portal }, use) => {
    const network = await startNetwork(portal)
    await use(network)
    await network.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
  deployment: async ({}, use) => {
    const secondDir = await mkdtemp(join(tmpdir(), 'second-build-'))
    await buildSecond(secondDir)
    let serve: Middleware = builtApp(appDir)
    const portal = await startPortal({ port: 0, app: (...call) => serve(...call) })
    await use({ portal, deploySecond: () => (serve = builtApp(secondDir)) })
    await portal.close()
    await rm(secondDir, { recursive: true })
  },
})

test.use({ serviceWorkers: 'allow' })

const lastChecked = (page: Page) => page.getByText(/Last checked today at \d{1,2}:\d\d/)
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' })

/** Writes to a folder what the next build would be: other words in its document, and a worker that knows of them. */
async function buildSecond(dir: string): Promise<void> {
  await cp(appDir, dir, { recursive: true, filter: (file) => !/(?:index\.html|sw\.js)\.(?:br|gz)$/.test(file) })
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  await writeFile(join(dir, 'index.html'), html.replace('<title>', '<meta name="build" content="second"><title>'))
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const next = worker.replace(/(\/index\.html\W+revision:\W)\w+/, '$1second')
  expect(next).not.toBe(worker)
  await writeFile(join(dir, 'sw.js'), next)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu$/i }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

test.describe('without a network', () => {
  test('an opened ticket is there within a second of a reload, with those of the family, and says when it was checked; so it is when the server is in trouble, and a network that says nothing keeps nobody waiting', async ({
    visitor,
    page,
    portal,
    context,
    network,
  }) => {
    await page.goto(`${network.origin}/en/tickets`)
    await visitor.signInAs('pass-holder')
    const code = await openTicket(page)
    await expect(lastChecked(page)).toBeHidden()

    portal.faults.set('listTickets', { status: 500 })
    portal.faults.set('getAccount', { status: 500 })
    await page.reload()
    await expect(page.getByText(/^Your tickets cannot be checked just now\. Last checked today at/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(code)
    portal.faults.clear()
    await checkAgain(page).click()
    await expect(lastChecked(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').getByText('Your tickets are up to date.')).toBeAttached()

    await timeCodes(page)
    await context.setOffline(true)
    await page.reload()
    expect(await timeOfCode(page)).toBeLessThan(1000)
    await expect(page.getByRole('main')).toContainText(code)
    await expect(page.getByText(/^No connection\. Last checked today at/)).toBeVisible()

    await page.getByRole('button', { name: 'Show at the door' }).click()
    const door = page.getByRole('dialog')
    await expect(door.getByRole('img', { name: /QR code/ }).first()).toBeVisible()
    await expect(door).toContainText(code)
    await page.keyboard.press('Escape')
    await expect(door).toBeHidden()

    await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
    await expect(page.getByRole('link', { name: 'Open the ticket' }).nth(5)).toBeVisible()
    await checkAgain(page).click()
    await expect(page.getByRole('status').getByText('We still cannot check your tickets.')).toBeAttached()
    await expect(checkAgain(page)).toBeFocused()

    portal.calls.length = 0
    await context.setOffline(false)
    // The browser under test does not say so to a page that it loaded without a network.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lastChecked(page)).toBeHidden()
    expect(callsTo(portal, 'listTickets').some(({ status }) => status === 200)).toBe(true)

    await page.getByRole('link', { name: 'Open the ticket' }).first().click()
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()
    network.silence()
    await page.reload()
    expect(await timeOfCode(page), 'sooner than a network is waited for elsewhere').toBeLessThan(3000)
    await expect(page.getByText(/^No connection\. Last checked today at/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(code)
  })

  test('it opens after the browser was closed too, where nobody can sign in; then the way back in is a press away; a day after the showing it goes, one after the other', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.comeInAs('pass-holder', '/en/tickets')
    const code = await openTicket(page)
    const address = page.url()
    const until = await keptUntil(page, code)
    await page.close()
    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(address)
    await expect(later.getByRole('main')).toContainText(code)
    await expect(lastChecked(later)).toBeVisible()
    await checkAgain(later).click()
    await expect(later.getByRole('status').getByText('We still cannot check your tickets.')).toBeAttached()

    await context.setOffline(false)
    await expect(lastChecked(later)).toBeVisible()
    await checkAgain(later).click()
    await expect(lastChecked(later)).toBeHidden()
    await expect(later).toHaveURL(address)
    await expect(later.getByRole('link', { name: 'My account' }).first()).toBeVisible()

    const count = () => later.evaluate(async () => (await (await caches.open('kept')).keys()).length)
    const before = await count()
    await context.setOffline(true)
    await context.clock.setFixedTime(until - 1000)
    await later.reload()
    await expect(later.getByRole('main')).toContainText(code)
    await expect(later.getByText(/^No connection\. Last checked (?:yesterday|on)/)).toBeVisible()
    await context.clock.setFixedTime(until + 1000)
    await later.reload()
    await expect(later.getByRole('main').getByRole('link', { name: 'Your tickets' })).toBeVisible()
    await expect(later.getByText(code)).toHaveCount(0)
    expect(await everythingKept(later)).not.toContain(code)
    expect(await count()).toBeLessThan(before)
    expect(await count()).toBeGreaterThan(0)
    await context.clock.setFixedTime(until + 365 * 24 * 60 * 60 * 1000)
    await visitorOf(later, portal).goTo('/en/contact')
    await expect.poll(() => later.evaluate(() => caches.has('kept'))).toBe(false)

    // Where nothing is kept, the page says what is the matter.
    await later.evaluate(() => sessionStorage.clear())
    await context.clearCookies({ name: 'session' })
    await visitorOf(later, portal).goTo('/en/tickets')
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('The sign-in service is not answering.')
  })
})

test.describe('what is kept goes', () => {
  const signOuts = ['here', 'in another tab'].flatMap((where) =>
    ['with a network', 'without a network'].map((network) => ({ where, network })),
  )
  for (const { where, network } of chosen(signOuts, { share: 0.5 })) {
    test(`with a sign-out ${where}, ${network}, and Back shows nothing`, async ({ visitor, page, portal, context }) => {
      await visitor.arriveAs('pass-holder', '/en/tickets')
      const code = await openTicket(page)
      expect(await everythingKept(page)).toContain(code)
      const other = await context.newPage()
      await visitorOf(other, portal).goTo(new URL(page.url()).pathname + new URL(page.url()).search)
      await expect(other.getByRole('main')).toContainText(code)
      const [leaving, told] = where === 'here' ? [page, other] : [other, page]
      const guest = await context.newPage()
      if (network === 'without a network') {
        await context.setOffline(true)
        await guest.addInitScript(() => {
          // A tab that the others do not answer: theirs is another browser session.
          BroadcastChannel.prototype.postMessage = () => undefined
        })
        await visitorOf(guest, portal).goTo('/en/tickets')
        await expect(guest.getByRole('main')).toContainText(code)
        await expect(guest.getByRole('link', { name: 'My account' })).toHaveCount(0)
      }
      await signOut(leaving)

      await expect(told.getByText(code)).toHaveCount(0, { timeout: 1000 })
      await expect(leaving.getByText(code)).toHaveCount(0)
      // Where it ends: before that, the provider still knows the customer.
      if (network === 'with a network') await expect(leaving.getByRole('button', { name: /^Margaux/ })).toBeVisible()
      else await expect(guest.getByText('You are signed out.')).toBeVisible()
      await expect(guest.getByText(code)).toHaveCount(0)
      for (const tab of [page, other]) {
        await tab.goBack()
        // The tab that was opened second may have nothing to go back to.
        if (tab.url() !== 'about:blank') await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(tab.getByText(code)).toHaveCount(0)
      }
      await context.setOffline(true)
      const left = await context.newPage()
      await visitorOf(left, portal).goTo('/en/tickets')
      await expect(left.getByRole('heading', { level: 1 })).toHaveText('The sign-in service is not answering.')
      const kept = await everythingKept(left)
      for (const trace of [code, 'Margaux', 'pass-holder', 'et-01', 'access_token']) expect(kept).not.toContain(trace)
    })
  }
})

test('a browser that keeps nothing shows tickets as ever, and so does a full one', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No.', 'SecurityError'))
  })
  await visitor.arriveAs('pass-holder', '/en/tickets')
  await page.getByRole('link', { name: 'Open the ticket' }).first().click()
  await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()

  const full = await context.newPage()
  await full.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'))
  })
  await visitorOf(full, portal).goTo('/en/tickets')
  await full.getByRole('link', { name: 'Open the ticket' }).first().click()
  await full.reload()
  await expect(full.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()

  await signOut(page)
  await expect(page).toHaveURL(/\/identity\//)
})

for (const way of ['fails', 'says nothing'] as const) {
  test(`tickets are shown as ever where a device's storage ${way} from one visit to the next`, async ({
    visitor,
    page,
    context,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/tickets')
    const code = await openTicket(page)
    for (const worker of context.serviceWorkers()) await worker.evaluate(breakStorage, way)
    await context.addInitScript(breakStorage, way)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(code)
    await expect(lastChecked(page)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
    await expect(page.getByRole('link', { name: 'Open the ticket' }).nth(5)).toBeVisible()
    await signOut(page)
    await expect(page).toHaveURL(/\/identity\//)
  })
}

test.describe('the worker that opens the portal', () => {
  test('is there for those who came to their tickets, and answers no call but that for the settings; tickets that were not opened are not kept, and nothing else ever is; a session that is over leads to the sign-in as ever, and somebody else who signs in sees nothing of it', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    const told: string[] = []
    const answered = new Set<string>()
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/') && response.fromServiceWorker()) answered.add(pathname)
      if (!/^\/api\/(?:accounts|v\d|client)/.test(pathname)) return
      told.push(...((await response.text().catch(() => '')).match(/"[^"]{8,}"/g) ?? []))
    })
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await visitor.arriveAs('pass-holder', '/en')
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await registered()).toBe(0)
    await page.getByRole('link', { name: 'My tickets' }).first().click()
    await expect.poll(() => page.evaluate(() => caches.has('settings')), { timeout: 20_000 }).toBe(true)
    expect(await page.evaluate(() => caches.has('kept'))).toBe(false)
    const code = await openTicket(page)
    const ticket = page.url()
    expect(await registered()).toBe(1)

    portal.calls.length = 0
    await page.reload()
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()
    await page.getByRole('button', { name: /by e-mail again/ }).click()
    await expect(page.getByRole('status').getByText(/on their way/)).toBeVisible()
    expect(callsTo(portal, 'resendTickets')).toHaveLength(1)
    expect(await everythingKept(page)).not.toContain('sendmail')

    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('link', { name: 'My account' }).first().click()
    await expect(heading).toContainText('Margaux')
    await page.getByRole('link', { name: 'Profile' }).first().click()
    await expect(heading).toHaveText('Your profile')
    await page.getByRole('button', { name: /account menu$/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Vouchers and gift cards' }).click()
    await expect(page.getByRole('button', { name: 'Add a voucher' })).toBeVisible()
    await visitor.goTo('/en/friends')
    await expect(heading).toBeVisible()
    expect([...answered]).toEqual(['/api/settings'])
    const session = await page.evaluate(() => sessionStorage.getItem('session'))
    await page.evaluate(() => sessionStorage.clear())
    const kept = await everythingKept(page)
    expect(kept).toContain(code)
    expect(told.length).toBeGreaterThan(20)
    const personal = told.filter(
      (text) => /@|^"\+?\d[\d .]+"$|rue|avenue|-[A-Z0-9]{4}-/.test(text) && !/^"http|^"\//.test(text),
    )
    expect(personal.length).toBeGreaterThan(3)
    expect(personal.filter((text) => kept.includes(text.slice(1, -1)))).toEqual([])
    expect(await context.storageState().then(({ origins }) => JSON.stringify(origins))).not.toContain(code)

    await context.clearCookies()
    await page.evaluate((ended) => sessionStorage.setItem('session', JSON.stringify(ended)), {
      ...JSON.parse(session ?? '{}'),
      expires_at: 0,
      refresh_token: 'forged',
    })
    await page.goto(ticket)
    await expect(page).toHaveURL(/\/identity\//)
    expect(portal.tokenRequests.at(-1)?.outcome).toBe('refused')
    expect(await everythingKept(page)).toContain(code)
    await visitor.goTo('/en/tickets')
    await visitor.signInAs('unpaid')
    await expect(page.getByText(/G ?10/).first()).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
    await expect.poll(() => everythingKept(page)).not.toContain(code)
  })

  test('hands nobody an old build: a new one is there with the next visit, and without a network after it', async ({
    page,
    context,
    deployment,
  }) => {
    const visitor = visitorOf(page, deployment.portal)
    await visitor.arriveAs('pass-holder', '/en/tickets')
    const code = await openTicket(page)
    const ticket = page.url()
    const second = page.locator('meta[name=build][content=second]')
    await expect(second).toHaveCount(0)
    deployment.deploySecond()
    // At the door, a machine that is busy for half a second would be taken for a network that says nothing.
    await visitor.goTo('/en/friends')
    await expect(second).toHaveCount(1)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    // In charge as well: a driven browser may lose a visit that begins while one worker gives way to another.
    const isInCharge = async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      if (installing || waiting || active?.state !== 'activated') return false
      return (
        (await caches.keys()).some((name) => name.includes('precache')) &&
        (await (await caches.match('/index.html?__WB_REVISION__=second'))?.text())?.includes('second')
      )
    }
    await expect.poll(() => page.evaluate(isInCharge)).toBe(true)
    await page.goto(ticket)
    await expect(page.getByRole('main')).toContainText(code)
    await expect(second).toHaveCount(1)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(code)
    await expect(second).toHaveCount(1)
  })

  test('stays away from pages inside another application, where nothing is kept either', async ({ visitor, page }) => {
    await playApplication(page, { android: 'Kinora' })
    await withSettings(page, (settings) => ({ ...settings, embed: { ...settings.embed, androidBridge: 'Kinora' } }))
    await visitor.arriveAs('pass-holder', '/en/tickets')
    await page.getByRole('link', { name: 'Open the ticket' }).first().click()
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible()
    await visitor.goTo('/en/m/history')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})
