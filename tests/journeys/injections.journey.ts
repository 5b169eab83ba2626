import type { BrowserContext, Page } from '@playwright/test'
import type { Injection } from '#src/api/contract.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { hostileInjections, injection, listed } from '#tests/support/hostile/injections.ts'
import { expect, test, visitorOf, withSettings } from '#tests/support/portal-test.ts'

const tag = injection({ src: `${listed}/tag.js`, async: '' })
const pixel = injection(
  { src: `${listed}/pixel.html`, title: 'Counts visits' },
  { element: 'iframe', inHead: false, inNoScript: true },
)

/** What the good script leaves behind: how often it ran on this document; unknown while one document gives way to another. */
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRuns') ?? 0).catch(() => undefined)

/** What every hostile one would leave behind. */
const ran = (page: Page) => page.evaluate(() => Reflect.has(window, 'ran'))

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' }).click()

/** Has the settings ask for these, and plays the third parties. @returns the addresses that were asked of anybody but the portal, in order. */
async function withInjections(page: Page, injections: Injection[]): Promise<string[]> {
  const asked: string[] = []
  await withSettings(page, (settings) => ({ ...settings, injections }))
  await page.context().route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => {
      const url = route.request().url()
      asked.push(url)
      if (route.request().resourceType() === 'document') {
        return route.fulfill({ contentType: 'text/html', body: '<title>Pixel</title>' })
      }
      const counts = 'window.tagRuns = (window.tagRuns ?? 0) + 1'
      const body = url === `${listed}/tag.js` ? counts : 'window.ran = true'
      return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body })
    },
  )
  return asked
}

/** Agrees, or no longer, by the panel that the footer opens. */
async function answerAnew(page: Page, agrees: boolean): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  const preferences = page.getByRole('dialog', { name: 'Your cookies' })
  await preferences.getByRole('checkbox', { name: /^Statistics/ }).setChecked(agrees)
  await preferences.getByRole('button', { name: 'Save my choice' }).click()
}

async function agreedBefore(context: BrowserContext, page: Page): Promise<void> {
  await accept(page)
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'consent')).toBe(true)
}

test('what third parties add waits for consent, then comes once, however far the customer goes, and goes with the consent', async ({
  visitor,
  page,
  context,
}) => {
  const asked = await withInjections(page, [tag, pixel, tag])
  await visitor.arriveAs('pass-holder', '/en')
  await expect(question(page)).toBeVisible()
  expect(asked).toEqual([])

  await question(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  expect(asked, 'after a refusal, on the next visit').toEqual([])

  await answerAnew(page, true)
  await expect.poll(() => runs(page)).toBe(1)
  await expect(page.locator('head script[async][src^="https://"]')).toHaveCount(1)
  await expect(page.locator('body > noscript > iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect.poll(() => asked).toHaveLength(2)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /My tickets/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL(/\/en$/)
  expect(await runs(page)).toBe(1)
  expect([...asked].sort(), 'each once, in whatever order').toEqual([`${listed}/pixel.html`, `${listed}/tag.js`])

  await test.step('taken back in another tab, it is taken back here once the page is looked at', async () => {
    const given = (await context.cookies()).find(({ name }) => name === 'consent')
    if (given) await context.addCookies([{ ...given, value: given.value.replace(/%2C%22analytics%22/i, '') }])
    await comeBack(page)
    await expect.poll(() => runs(page)).toBe(0)
    await expect(page.getByRole('article')).not.toHaveCount(0)
  })

  await test.step('taken back here, their elements go, their cookies, and the code that had run', async () => {
    await answerAnew(page, true)
    await expect.poll(() => runs(page)).toBe(1)
    await expect.poll(() => asked).toHaveLength(4)
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }])
    await answerAnew(page, false)
    await expect.poll(() => runs(page)).toBe(0)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await expect(page.locator('script[src^="https://"], iframe')).toHaveCount(0)
    await expect(question(page)).toBeHidden()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    expect(asked).toHaveLength(4)
  })
})

test('of everything that somebody hostile might have put into the settings, nothing runs; where a card is shown, none of their code is on the page', async ({
  visitor,
  page,
}) => {
  const asked = await withInjections(page, [...Object.values(hostileInjections), tag])
  await visitor.arriveAs('pass-holder', '/en')
  await accept(page)
  await expect.poll(() => runs(page), 'the good one at their end').toBe(1)
  await expect(page.locator('iframe, object, embed, base')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /My tickets/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  expect(asked).toEqual([`${listed}/tag.js`])
  expect(await ran(page)).toBe(false)

  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /profile/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'sameDocument')).catch(() => undefined)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  expect(await runs(page)).toBe(0)
  expect(asked).toHaveLength(1)

  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect.poll(() => runs(page)).toBe(1)
})

test('a registration is between the visitor and the portal, and so is the way back from the sign-in; inside an app there is nothing of theirs: it has its own', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  const asked = await withInjections(page, [tag])
  await visitor.goTo('/en/unavailable')
  await agreedBefore(context, page)
  await expect.poll(() => runs(page)).toBe(1)

  const inApp = await context.newPage()
  await withSettings(inApp, (settings) => ({
    ...settings,
    injections: [tag],
    embed: { ...settings.embed, iosHandler: 'kinora' },
  }))
  await inApp.addInitScript(() => {
    Reflect.set(window, 'webkit', { messageHandlers: { kinora: { postMessage: () => undefined } } })
  })
  await visitorOf(inApp, portal).goTo('/en/unavailable')
  await expect(inApp.getByRole('heading', { level: 1 })).toBeVisible()
  await inApp.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  expect(await runs(inApp)).toBe(0)
  expect(asked).toHaveLength(1)
  await inApp.close()

  await visitor.arriveAs('newcomer', '/en')
  await expect(page).toHaveURL(/\/en\/register/)
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  expect(await runs(page)).toBe(0)
  expect(asked).toHaveLength(1)
})
