import type { Page } from '@playwright/test'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { unlink } from '#tests/support/linked-accounts.ts'
import { expect, test, visitorOf, withAuth } from '#tests/support/portal-test.ts'

/** The grants asked for so far, and how it went. */
function grants({ tokenRequests }: { tokenRequests: { grantType: string; outcome: string }[] }): string[] {
  return tokenRequests.map(({ grantType, outcome }) => `${grantType} ${outcome}`)
}

/** Has the provider refuse every refresh token, as after a grant was revoked. */
function refuseRenewals(page: Page): Promise<unknown> {
  return page.route('**/identity/token', (route) => {
    if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.fallback()
    return route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'invalid refresh token' } })
  })
}

/** What the browser holds for a site of a session: the cookie that marks it, and the one that says that the provider knows this browser. */
async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies(page.url())
  return cookies.filter(({ name }) => name === 'authenticated' || name === 'session')
}

test.describe('where a token comes from', () => {
  test('a session is renewed without a word: after a refusal by the server, before the first call after hours, and from a hidden frame where there is no refresh token', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.clock.install()
    await visitor.comeInAs('pass-holder', '/en/profile')

    await test.step('the clock was set back: a token that the server refuses is renewed, and the call repeated', async () => {
      await context.clock.setSystemTime(Date.now() - 10 * 60_000)
      portal.faults.set('getAccount', { status: 401, times: 1 })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
      expect(grants(portal)).toEqual(['authorization_code issued', 'refresh_token issued'])
    })

    await test.step('the tab was left for hours', async () => {
      // The last part of the page: nothing is on its way any more.
      await expect(unlink(page, 'Google')).toBeVisible()
      await context.clock.fastForward('05:00:00')
      const before = portal.calls.length
      await page.getByRole('link', { name: 'My tickets' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
      expect(grants(portal).slice(2)).toEqual(['refresh_token issued'])
      expect(portal.calls.slice(before).filter(({ status }) => status === 401)).toEqual([])
    })

    await test.step('there is no refresh token', async () => {
      await changeSession(page, { expires_at: 1, refresh_token: undefined })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
      expect(grants(portal).slice(3)).toEqual(['authorization_code issued'])
      await expect(page).toHaveURL(/\/en\/tickets$/)
    })
  })

  test('a session that nobody can renew leads by the sign-in page to where the customer was going; where the settings want it so, calls go out without a token', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.clock.install()
    await withAuth(page, { silentFrame: false })
    await visitor.comeInAs('pass-holder', '/en/profile')

    await test.step('the refresh token is refused, and there is no frame', async () => {
      await changeSession(page, { expires_at: 1, refresh_token: 'forged' })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
      expect(grants(portal)).toEqual([
        'authorization_code issued',
        'refresh_token refused',
        'authorization_code issued',
      ])
    })

    await refuseRenewals(page)
    await test.step('the session ends under an open page', async () => {
      await context.clearCookies({ path: '/identity' })
      await context.clock.fastForward('06:00')
      await page.getByRole('link', { name: 'My account' }).first().click()
      await expect(page).toHaveURL(/\/identity\//)
      await withAuth(page, { silentFrame: false, optionalToken: true })
      await visitor.signInAs('pass-holder')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
      await expect(page).toHaveURL(/\/en$/)
    })

    await test.step('calls may go out without a token', async () => {
      await page.getByRole('link', { name: 'Profile' }).first().click()
      // The last part of the page: nothing else is on its way that would find out before the customer comes back.
      await expect(unlink(page, 'Google')).toBeVisible()
      await page.getByLabel('First name').fill('Margot')
      await context.clock.fastForward('06:00')
      portal.calls.length = 0
      await comeBack(page)
      const bare = () => portal.calls.filter(({ headers }) => headers.authorization === undefined)
      await expect.poll(() => bare().map(({ operationId }) => operationId)).toContain('getAccount')
      await page.getByRole('button', { name: /Save/ }).click()
      await expect(page.getByRole('alert')).toContainText('You have been signed out.')
      await expect(page.getByLabel('First name')).toHaveValue('Margot')
    })
  })
})

test.describe('the cookies of a session', () => {
  const lives = [
    { name: 'an hour each by default', seconds: null, session: 3600 },
    { name: 'the session cookie as long as the settings say', seconds: 1800, session: 1800 },
    { name: 'also for a year', seconds: 31_536_000, session: 31_536_000 },
  ]

  test('last as long as the settings say, and say nothing about the customer; a new tab comes in by them without a sign-in page, or goes by it when the frame brings nothing', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.comeInAs('pass-holder', '/en')
    let tab = page
    for (const { name, seconds, session } of lives) {
      await test.step(`they last ${name}`, async () => {
        if (seconds) {
          await tab.close()
          tab = await context.newPage()
          const visits: string[] = []
          tab.on('framenavigated', (frame) => {
            if (frame.parentFrame() === null) visits.push(frame.url())
          })
          await withAuth(tab, { sessionCookieSeconds: seconds })
          await visitorOf(tab, portal).goTo('/en/profile')
          await expect(tab.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
          expect(visits.filter((url) => url.includes('/identity/') || url.includes('/callback'))).toEqual([])
        }
        const now = Date.now() / 1000
        const found = Object.fromEntries((await sessionCookies(tab)).map((cookie) => [cookie.name, cookie]))
        expect(found.authenticated?.value).toBe('1')
        expect(Math.abs((found.authenticated?.expires ?? 0) - now - 3600)).toBeLessThan(60)
        expect(found.session?.value).toBe('1')
        expect(Math.abs((found.session?.expires ?? 0) - now - session)).toBeLessThan(60)
      })
    }

    await test.step('they go when the provider no longer knows the customer', async () => {
      await tab.close()
      await context.clearCookies({ path: '/identity' })
      tab = await context.newPage()
      await visitorOf(tab, portal).goTo('/en/profile')
      await expect(tab).toHaveURL(/\/identity\//)
      expect((await sessionCookies(tab)).map(({ name }) => name)).not.toContain('session')
    })

    await test.step('they go with a sign-out', async () => {
      await visitorOf(tab, portal).signInAs('pass-holder')
      expect(await sessionCookies(tab)).toHaveLength(2)
      await tab.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
      await tab.getByRole('button', { name: 'Sign out' }).click()
      await expect(tab).toHaveURL(/\/identity\//)
      expect(await sessionCookies(tab)).toEqual([])
    })
  })
})

test.describe('the clock of the device', () => {
  const clocks = ['behind', 'ahead'].flatMap((way) => [10, 60].map((minutes) => ({ minutes, way })))
  for (const { minutes, way } of chosen(clocks, { share: 0.5 })) {
    test(`is ${minutes} minutes ${way}: signing in and renewing work`, async ({ visitor, page, portal }) => {
      await page.clock.install({ time: Date.now() + (way === 'ahead' ? minutes : -minutes) * 60_000 })
      await visitor.comeInAs('pass-holder', '/en/preferences')
      // A page that asks for nothing more, now that its footer is there: a reload in the middle of a renewal would lose its answer.
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Noord' })).toBeAttached()
      await page.clock.fastForward('06:00')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Your notifications' })).toBeVisible()
      expect(grants(portal)).toEqual(['authorization_code issued', 'refresh_token issued'])
      expect(portal.calls.filter(({ status }) => status === 401)).toEqual([])
    })
  }
})

test.describe('the way back from the provider', () => {
  const paths = ['/callback', '/callback?code=1', '/callback?error=access_denied', '/callback?state=1']

  test('without an answer leads nowhere, and an error goes to the path that the settings name, and is kept for it', async ({
    visitor,
    page,
    portal,
  }) => {
    for (const { path } of chosen(
      paths.map((path) => ({ path })),
      { share: 0.5, by: [] },
    )) {
      await test.step(`${path} is no answer`, async () => {
        await visitor.goTo(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveURL(`${portal.origin('fr')}${path}`)
        expect(portal.tokenRequests).toEqual([])
      })
    }

    await withAuth(page, { errorPath: '/en/error' })
    await visitor.goTo('/callback?error=access_denied&error_description=IDP-042&state=unknown')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/error`)
    await expect(page.getByText('IDP-NR')).toBeVisible()
  })

  test('a code that the provider answers with "login required" ends in a page, not in another round', async ({
    visitor,
    page,
  }) => {
    await visitor.goTo('/en')
    let asked = 0
    await page.route('**/identity/token', (route) => {
      asked += 1
      return route.fulfill({ status: 400, json: { error: 'login_required' } })
    })
    await page.getByRole('button', { name: 'Margaux' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/signed-out$/)
    expect(asked).toBe(1)
  })
})
