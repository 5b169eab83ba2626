import type { Locator, Page } from '@playwright/test'
import { hold } from '#tests/support/hold.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'

const statistics = [
  'userId',
  'user_status',
  'pass_subscription',
  'newsletter_subscription',
  'pass_type',
  'loyalty_level',
  'joint_key',
]

/** What the measurement has been given so far; `undefined` when there is not even a place for it. */
function counted(page: Page) {
  return page.evaluate(() => window.dataLayer)
}

/** The names of the pages that were counted. */
async function pagesCounted(page: Page) {
  const entries = (await counted(page)) ?? []
  return entries.filter(({ event }) => event === 'page_view').map((entry) => entry.page)
}

function question(page: Page) {
  const bar = page.getByRole('region', { name: 'Cookies' })
  return {
    bar,
    accept: bar.getByRole('button', { name: 'Accept' }),
    refuse: bar.getByRole('button', { name: 'Refuse' }),
  }
}

function profileLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /^Your profile/ })
}

/** Changes the answer by the link in the footer. */
async function choose(page: Page, name: 'check' | 'uncheck'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your cookies' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await dialog.getByRole('checkbox', { name: /^Statistics/ })[name]()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(dialog).toBeHidden()
}

async function moveOnToProfile(page: Page): Promise<void> {
  await profileLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
}

test('nothing is counted before the customer agrees; then each page once by its name, but no menu, and who they are in seven fields', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  await moveOnToProfile(page)
  await expect(question(page).bar).toBeVisible()
  expect(await counted(page)).toBeUndefined()

  await question(page).accept.click()
  await expect(question(page).bar).toBeHidden()
  await expect.poll(() => pagesCounted(page)).toEqual(['my_account_hp', 'my_settings'])
  const entries = (await counted(page)) ?? []
  for (const entry of entries) expect(entry).toMatchObject({ platform: 'web-desktop', environment: 'dev' })
  const users = entries.filter(({ event }) => event === 'user')
  expect(users).toHaveLength(1)
  const { event, platform, environment, ...user } = users[0] ?? { event: '', platform: '', environment: '' }
  expect(Object.keys(user).sort()).toEqual(statistics.toSorted())
  expect(user).toMatchObject({ userId: 'pass-holder', user_status: 'registered', pass_subscription: true })
  expect(JSON.stringify(entries)).not.toMatch(/Margaux|Almeida|@|Lyon/)
  // Nor an address, which might carry a code or a token.
  expect(JSON.stringify(entries)).not.toMatch(/https?:|[?&=]|token|eyJ/)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /My tickets/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  await expect.poll(() => pagesCounted(page)).toEqual(['my_account_hp', 'my_settings', 'my_tickets'])

  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByRole('dialog', { name: /Margaux/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await pagesCounted(page)).toEqual(['my_account_hp', 'my_settings', 'my_tickets'])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  await expect.poll(() => pagesCounted(page)).toEqual(['my_tickets'])
  await expect(question(page).bar).toBeHidden()
})

test('after a refusal nothing is counted, now or on the next visit, until the customer changes their mind', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  await question(page).refuse.click()
  await expect(question(page).bar).toBeHidden()
  await moveOnToProfile(page)
  expect(await counted(page)).toBeUndefined()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  expect(await counted(page)).toBeUndefined()

  await choose(page, 'check')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /My tickets/ })
    .click()
  await expect.poll(() => pagesCounted(page)).toEqual(['my_tickets'])
  await choose(page, 'uncheck')
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await pagesCounted(page)).toEqual(['my_tickets'])
})

test('in two tabs, the answer that was given last holds, and each hears its own', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await visitorOf(tab, portal).goTo('/en/contact')
    await expect(question(tab).bar).toBeVisible()
  }
  for (const tab of tabs) {
    await question(tab).refuse.click()
    await expect(question(tab).bar).toBeHidden()
  }

  await choose(page, 'check')
  await choose(other, 'uncheck')
  await visitor.goTo('/en/movies')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await counted(page), 'it was refused in the other tab').toBeUndefined()

  await choose(page, 'check')
  await other.reload()
  await expect.poll(() => pagesCounted(other)).toHaveLength(1)
  await context.addCookies([{ name: '_ga', value: '1', url: portal.origin('fr') }])
  await choose(page, 'uncheck')
  await context.addCookies([{ name: '_gid', value: '1', url: portal.origin('fr') }])
  await choose(other, 'uncheck')
  await visitorOf(other, portal).walkTo('/en/movies')
  expect(await pagesCounted(other), 'it is refused here too').toHaveLength(1)
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_g'))).toEqual([])
})

/** Moves the page so that a link of it lies along the foot of the window. @returns the middle of it */
async function atFoot(link: Locator): Promise<{ x: number; y: number }> {
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
  const place = await link.boundingBox()
  if (!place) throw new Error('The link is not on the page.')
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 }
}

test('a press meant for the page is not taken by the question that comes up under it', async ({
  visitor,
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const animate = (playbackRate: 0 | 1) => session.send('Animation.setPlaybackRate', { playbackRate })
  // The very moment of its coming up lasts.
  await animate(0)
  await visitor.arriveAs('pass-holder', '/en')
  await expect(question(page).bar).toBeVisible()
  const { x, y } = await atFoot(profileLink(page))
  expect(y, 'where the question is').toBeGreaterThan((await question(page).bar.boundingBox())?.y ?? y)
  await page.mouse.click(x, y)
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()

  await animate(1)
  await question(page).refuse.click()
  await expect(question(page).bar).toBeHidden()
})

test('nor is one that began before it came up, however long it takes', async ({ visitor, page }) => {
  const letGo = await hold(page, '**/assets/late-*.js')
  await visitor.arriveAs('pass-holder', '/en')
  await quiet(page)
  const { x, y } = await atFoot(profileLink(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await letGo()
  await expect(question(page).bar).toBeVisible()
  await expect.poll(() => question(page).bar.evaluate((bar) => bar.getAnimations().length)).toBe(0)
  expect(y, 'where the question is').toBeGreaterThan((await question(page).bar.boundingBox())?.y ?? y)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
})

test('what a customer does is counted by its name, and not what they wrote or chose', async ({ visitor, page }) => {
  await visitor.arriveAs('leaving', '/en')
  await question(page).accept.click()
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  const action = { event: 'optin_accepted', platform: 'web-desktop', environment: 'dev' }
  await expect.poll(async () => (await counted(page))?.find(({ event }) => event === action.event)).toEqual(action)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the platform says so, and a registration is counted as part of signing up', async ({ visitor, page }) => {
    await visitor.goTo('/en/unavailable')
    await question(page).accept.click()
    await expect(question(page).bar).toBeHidden()
    await expect.poll(() => pagesCounted(page)).toEqual(['unavailable'])
    await visitor.comeInAs('newcomer', '/en')
    await expect(page).toHaveURL(/\/en\/register/)
    await expect
      .poll(() => counted(page))
      .toContainEqual({
        event: 'page_view',
        page: 'signup_validation_form',
        category: 'signup',
        platform: 'web-mobile',
        environment: 'dev',
      })
    expect(await pagesCounted(page)).toEqual(['signup_validation_form'])
  })
})
