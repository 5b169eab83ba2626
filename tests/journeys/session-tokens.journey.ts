import type { Page } from '@playwright/test'
import { comeBack } from '#tests/support/fault-matrix.ts'
import { unlink } from '#tests/support/linked-accounts.ts'
import { expect, test, visitorOf, withSettings } from '#tests/support/portal-test.ts'

/** Changes what the tab holds of its session, as time or the provider would have. */
async function changeSession(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((changed) => {
    const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
    sessionStorage.setItem('session', JSON.stringify({ ...session, ...changed }))
  }, changes)
}

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

/** Has the settings allow the hidden frame, or not, and calls without a bearer. */
function withAuth(
  page: Page,
  changes: { silentFrame?: boolean; optionalToken?: boolean; sessionCookieSeconds?: number },
) {
  return withSettings(page, ({ auth, ...settings }) => ({ ...settings, auth: auth && { ...auth, ...changes } }))
}

test.describe('where a token comes from', () => {
  test('without a refresh token, from a hidden frame where the settings allow it', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await changeSession(page, { expires_at: 1, refresh_token: undefined })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    expect(grants(portal)).toEqual(['authorization_code issued', 'authorization_code issued'])
    await expect(page).toHaveURL(/\/en\/profile$/)
  })

  test('a refresh token that is refused, and no frame: the session has ended, and the customer comes back by signing in', async ({
    visitor,
    page,
    portal,
  }) => {
    await withAuth(page, { silentFrame: false })
    await visitor.comeInAs('pass-holder', '/en/profile')
    await changeSession(page, { expires_at: 1, refresh_token: 'forged' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    expect(grants(portal)).toEqual(['authorization_code issued', 'refresh_token refused', 'authorization_code issued'])
  })

  test('a session that has ended under an open page leads by the sign-in page to where the customer was going', async ({
    visitor,
    page,
    context,
  }) => {
    await context.clock.install()
    await withAuth(page, { silentFrame: false })
    await visitor.comeInAs('pass-holder', '/en/profile')
    await refuseRenewals(page)
    await context.clearCookies({ path: '/identity' })
    await context.clock.fastForward('06:00')
    await page.getByRole('link', { name: 'My account' }).first().click()
    await expect(page).toHaveURL(/\/identity\//)
    await visitor.signInAs('pass-holder')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await expect(page).toHaveURL(/\/en$/)
  })

  test('where the settings want it so, calls go out without one once the session is over', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.clock.install()
    await withAuth(page, { silentFrame: false, optionalToken: true })
    await visitor.comeInAs('pass-holder', '/en/profile')
    // The last part of the page: nothing else is on its way that would find out before the customer comes back.
    await expect(unlink(page, 'Google')).toBeVisible()
    await page.getByLabel('First name').fill('Margot')
    await refuseRenewals(page)
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

test.describe('a new tab', () => {
  test('comes in without a sign-in page while the session cookie lasts', async ({ visitor, page, portal, context }) => {
    await visitor.comeInAs('pass-holder', '/en')
    await page.close()
    const visits: string[] = []
    const tab = await context.newPage()
    tab.on('framenavigated', (frame) => {
      if (frame === tab.mainFrame()) visits.push(frame.url())
    })
    await visitorOf(tab, portal).goTo('/en/profile')
    await expect(tab.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    expect(visits.filter((url) => url.includes('/identity/') || url.includes('/callback'))).toEqual([])
  })

  test('goes by the sign-in page when the frame brings nothing, and is not held up by it again', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.comeInAs('pass-holder', '/en')
    await page.close()
    await context.clearCookies({ path: '/identity' })
    const tab = await context.newPage()
    await visitorOf(tab, portal).goTo('/en/profile')
    await expect(tab).toHaveURL(/\/identity\//)
    expect((await context.cookies(portal.origin('fr'))).map(({ name }) => name)).not.toContain('session')
  })
})

test.describe('the cookies of a session', () => {
  const lives = [
    { name: 'an hour each by default', seconds: null, session: 3600 },
    { name: 'the session cookie as long as the settings say', seconds: 1800, session: 1800 },
    { name: 'also for a year', seconds: 31_536_000, session: 31_536_000 },
  ]
  for (const { name, seconds, session } of lives) {
    test(`last ${name}, and say nothing about the customer`, async ({ visitor, page, portal, context }) => {
      if (seconds) await withAuth(page, { sessionCookieSeconds: seconds })
      await visitor.comeInAs('pass-holder', '/en')
      const now = Date.now() / 1000
      const cookies = await context.cookies(`${portal.origin('fr')}/en`)
      const found = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
      expect(found.authenticated?.value).toBe('1')
      expect(Math.abs((found.authenticated?.expires ?? 0) - now - 3600)).toBeLessThan(60)
      expect(found.session?.value).toBe('1')
      expect(Math.abs((found.session?.expires ?? 0) - now - session)).toBeLessThan(60)
      await page.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/identity\//)
      const left = (await context.cookies(`${portal.origin('fr')}/en`)).map((cookie) => cookie.name)
      expect(left).not.toContain('authenticated')
      expect(left).not.toContain('session')
    })
  }
})

test.describe('the clock of the device', () => {
  for (const minutes of [-60, -10, 10, 60]) {
    test(`is ${Math.abs(minutes)} minutes ${minutes < 0 ? 'behind' : 'ahead'}: signing in and renewing work`, async ({
      visitor,
      page,
      portal,
    }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 })
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

  test('is set back while somebody is signed in: a token that the server refuses is renewed, and the call repeated', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.clock.install()
    await visitor.comeInAs('pass-holder', '/en/profile')
    await page.clock.setSystemTime(Date.now() - 10 * 60_000)
    portal.faults.set('getAccount', { status: 401, times: 1 })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    expect(grants(portal)).toEqual(['authorization_code issued', 'refresh_token issued'])
  })
})

test('a tab that was left for hours renews its session before its first call', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.comeInAs('pass-holder', '/en/profile')
  await context.clock.fastForward('05:00:00')
  const before = portal.calls.length
  await page.getByRole('link', { name: 'My tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  expect(grants(portal)).toEqual(['authorization_code issued', 'refresh_token issued'])
  expect(portal.calls.slice(before).filter(({ status }) => status === 401)).toEqual([])
})

test.describe('the way back from the provider', () => {
  for (const path of ['/callback', '/callback?code=1', '/callback?error=access_denied', '/callback?state=1']) {
    test(`${path} is no answer, and leads nowhere`, async ({ visitor, page, portal }) => {
      await visitor.goTo(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${portal.origin('fr')}${path}`)
      expect(portal.tokenRequests).toEqual([])
    })
  }

  test('an error goes to the path that the settings name, and is kept for it', async ({ visitor, page, portal }) => {
    await withSettings(page, ({ auth, ...settings }) => ({
      ...settings,
      auth: auth && { ...auth, errorPath: '/en/error' },
    }))
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
