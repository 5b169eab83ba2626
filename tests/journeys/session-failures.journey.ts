import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

/** What can be wrong with the identity provider, at any of its endpoints. */
const troubles: { name: string; fault: Fault; slow?: boolean }[] = [
  { name: 'is down', fault: { reset: true } },
  { name: 'never answers', fault: { hang: true }, slow: true },
  { name: 'answers with a web page of a gateway', fault: { status: 502, html: true } },
  { name: 'says that it is in trouble', fault: { status: 503 } },
  { name: 'answers with nothing', fault: { status: 502, empty: true } },
]

function notAnswering(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'The sign-in service is not answering.' })
}

/** Goes through the seconds that the portal gives the provider for one answer. */
async function waitOut(page: Page): Promise<void> {
  await page.clock.runFor('00:11')
}

for (const { name, fault, slow } of troubles) {
  test.describe(`the identity provider ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      if (slow) await page.clock.install()
    })

    test('when a visitor wants to sign in: they read so, and can try again', async ({ visitor, page, portal }) => {
      portal.faults.set('identity.auth', fault)
      const asked = page.waitForRequest('**/identity/auth')
      await visitor.goTo('/en/profile')
      await asked
      if (slow) await waitOut(page)
      await expect(notAnswering(page)).toBeVisible()
      await expect(page).toHaveURL(/\/en\/profile$/)
      await expect(page.getByRole('button', { name: 'Open the sign-in page anyway' })).toBeVisible()
      portal.faults.clear()
      await page.getByRole('button', { name: 'Try again' }).click()
      await visitor.signInAs('pass-holder')
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    })

    test('when a customer comes back from the sign-in page: they get a code and can try again', async ({
      visitor,
      page,
      portal,
    }) => {
      await visitor.goTo('/en')
      portal.faults.set('identity.token', fault)
      const exchanges: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/identity/token')) exchanges.push(request.url())
      })
      await page.getByRole('button', { name: 'Margaux' }).click()
      if (slow) {
        for (const attempt of [1, 2, 3]) {
          await expect.poll(() => exchanges.length).toBe(attempt)
          await waitOut(page)
          if (attempt < 3) await expect(page.getByText('One moment…')).toBeVisible()
        }
      }
      await expect(page).toHaveURL(/\/en\/error\?code=IDP-NR$/)
      await expect(page.getByText('IDP-NR')).toBeVisible()
      expect(exchanges).toHaveLength(slow || fault.reset ? 3 : 1)
      portal.faults.clear()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    })

    test('when a session has to be renewed: it is not lost, and goes on once the provider is back', async ({
      visitor,
      page,
      portal,
    }) => {
      await visitor.comeInAs('pass-holder', '/en/profile')
      portal.faults.set('identity.token', fault)
      await page.evaluate(() => {
        const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
        sessionStorage.setItem('session', JSON.stringify({ ...session, expires_at: 1 }))
      })
      let attempts = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/identity/token')) attempts += 1
      })
      await page.reload()
      if (slow) {
        for (const attempt of [1, 2, 3]) {
          await expect.poll(() => attempts).toBe(attempt)
          await waitOut(page)
        }
      }
      await expect(notAnswering(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Open the sign-in page anyway' })).toBeHidden()
      portal.faults.clear()
      await page.getByRole('button', { name: 'Try again' }).click()
      if (slow) await waitOut(page) // The header may have asked once more meanwhile, and that call serves both.
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
      expect(
        portal.tokenRequests.filter(({ outcome }) => outcome === 'issued').map(({ grantType }) => grantType),
      ).toEqual(['authorization_code', 'refresh_token'])
    })

    test('when a customer signs out: they are signed out here in every tab, and are told of the rest', async ({
      visitor,
      page,
      portal,
      context,
    }) => {
      await visitor.comeInAs('pass-holder', '/en')
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
  })
}

test('a grant that was revoked leads to the sign-in page, and from there back to the page', async ({
  visitor,
  page,
  context,
  portal,
}) => {
  await visitor.comeInAs('pass-holder', '/en/tickets')
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
    sessionStorage.setItem('session', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'revoked' }))
  })
  await context.clearCookies({ path: '/identity' })
  await page.reload()
  await expect(page).toHaveURL(/\/identity\//)
  await visitor.signInAs('pass-holder')
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/tickets`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a server that accepts no token at all is not asked for ever: the customer gets a code', async ({
  visitor,
  page,
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
})
