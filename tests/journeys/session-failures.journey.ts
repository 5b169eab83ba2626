import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'
import { countRequests } from '#tests/support/under-way.ts'

/** What can be wrong with the identity provider, at any of its endpoints, and how often it is asked for one token. */
const troubles: { name: string; fault: Fault; tries: number; slow: boolean }[] = [
  { name: 'is down', fault: { reset: true }, tries: 3, slow: false },
  { name: 'answers with a web page of a gateway', fault: { status: 502, html: true }, tries: 1, slow: false },
  { name: 'says that it is in trouble', fault: { status: 503 }, tries: 1, slow: false },
  { name: 'answers with nothing', fault: { status: 502, empty: true }, tries: 1, slow: false },
  { name: 'never answers', fault: { hang: true }, tries: 3, slow: true },
]

function notAnswering(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'The sign-in service is not answering.' })
}

const anyway = (page: Page) => page.getByRole('button', { name: 'Open the sign-in page anyway' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The page has done what it could, and says that it was in vain. */
async function expectInVain(page: Page): Promise<void> {
  await expect(notAnswering(page)).toBeVisible()
  await expect(again(page)).not.toHaveAttribute('aria-busy', 'true')
}

/** Goes through the seconds that the portal gives the provider for one answer. */
async function waitOut(page: Page): Promise<void> {
  await page.clock.runFor('00:11')
}

/** Counts how often a token is asked for. */
const tokensAsked = (page: Page) => countRequests(page, (request) => request.url().endsWith('/identity/token'))

/** No renewal is under way in any tab (src/app/session/tabs.ts), such as the header's: it would serve the next press too. */
async function expectNoRenewal(page: Page): Promise<void> {
  const renewals = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.filter(({ name }) => name === 'session-renewal').length
    })
  await expect.poll(renewals, 'no renewal is under way').toBe(0)
}

/** Makes what the tab holds of its session one that ran out long ago. */
function endSession(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  return changeSession(page, { expires_at: 1, ...changes })
}

test('whatever is wrong with the identity provider, visitors and customers read so and can try again, and no session is lost', async ({
  visitor,
  page,
  portal,
}) => {
  await page.clock.install()

  // A press asks once more as a load does: the first trouble and silence are met by a load, in the long form all of them are.
  const isLoaded = (index: number) => index === 0 || troubles[index]?.slow || isLong

  for (const [index, { name, fault, slow }] of troubles.entries()) {
    await test.step(`the provider ${name} when a visitor wants to sign in`, async () => {
      portal.faults.set('identity.auth', fault)
      const asked = page.waitForRequest('**/identity/auth')
      await (isLoaded(index) ? visitor.goTo('/en/profile') : again(page).click())
      await asked
      if (slow) await waitOut(page)
      await expectInVain(page)
      await expect(page).toHaveURL(/\/en\/profile$/)
      await expect(anyway(page)).toBeVisible()
    })
  }
  portal.faults.clear()
  await again(page).click()
  await visitor.signInAs('pass-holder')
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()

  await endSession(page)
  const attempts = tokensAsked(page)
  for (const [index, { name, fault, tries, slow }] of troubles.entries()) {
    await test.step(`the provider ${name} when a session has to be renewed`, async () => {
      await expectNoRenewal(page)
      portal.faults.set('identity.token', fault)
      const before = attempts()
      await (isLoaded(index) ? page.reload() : again(page).click())
      for (let attempt = 1; attempt <= tries; attempt++) {
        await expect.poll(attempts).toBeGreaterThanOrEqual(before + attempt)
        if (slow) await waitOut(page)
      }
      await expectInVain(page)
      await expect(anyway(page)).toBeHidden()
    })
  }
  portal.faults.clear()
  await again(page).click()
  await waitOut(page) // The header may have asked once more meanwhile, and that call serves both.
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  const issued = portal.tokenRequests.filter(({ outcome }) => outcome === 'issued')
  expect(issued.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
})

test('a tab that a device has put to sleep in the middle of a renewal keeps no other from its own', async ({
  visitor,
  page,
  context,
}) => {
  await page.clock.install()
  await visitor.comeInAs('pass-holder', '/en/profile')
  const asleep = await context.newPage()
  await asleep.goto(new URL('/identity/assets/focus.js', page.url()).href)
  await asleep.evaluate(() => void navigator.locks.request('session-renewal', () => new Promise(() => undefined)))
  await endSession(page)
  const attempts = tokensAsked(page)
  await page.reload()
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBeGreaterThan(0)
  await page.clock.runFor('00:40')
  expect(attempts(), 'a tab that is only slow is waited for').toBe(0)
  await page.clock.runFor('00:06')
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  expect(attempts()).toBe(1)
})

for (const { name, fault, tries, slow } of chosen(troubles, { share: 0.5, by: ['tries', 'slow'] })) {
  test(`the identity provider ${name}: a customer who comes back from the sign-in page gets a code and can try again; one who signs out is signed out here in every tab, and is told of the rest`, async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    if (slow) await page.clock.install()
    await visitor.goTo('/en')
    portal.faults.set('identity.token', fault)
    const exchanges = tokensAsked(page)
    await page.getByRole('button', { name: 'Margaux' }).click()
    for (let attempt = 1; slow && attempt <= tries; attempt++) {
      await expect.poll(exchanges).toBe(attempt)
      await waitOut(page)
      if (attempt < tries) await expect(page.getByText('One moment…')).toBeVisible()
    }
    await expect(page).toHaveURL(/\/en\/error\?code=IDP-NR$/)
    await expect(page.getByText('IDP-NR')).toBeVisible()
    expect(exchanges()).toBe(tries)
    portal.faults.clear()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')

    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    portal.faults.set('identity.session', fault)
    await page.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
      expect(await tab.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
    }
    if (slow) await waitOut(page)
    await expect(page.getByText('may still know you in this browser')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
}

test('a server that accepts no token at all is not asked for ever: the customer gets a code; a grant that was revoked leads to the sign-in page, and from there back to the page', async ({
  visitor,
  page,
  context,
  portal,
}) => {
  portal.faults.set('getAccount', { status: 401 })
  await visitor.goTo('/en')
  await page.getByRole('button', { name: 'Margaux' }).click()
  await expect(page).toHaveURL(/\/en\/error\?code=CLI-ACC-001$/)
  expect(portal.tokenRequests.length).toBeLessThan(5)
  portal.faults.clear()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')

  await page.getByRole('link', { name: 'My tickets' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  await endSession(page, { refresh_token: 'revoked' })
  await context.clearCookies({ path: '/identity' })
  await page.reload()
  await expect(page).toHaveURL(/\/identity\//)
  await visitor.signInAs('pass-holder')
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/tickets`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
