import type { Page } from '@playwright/test'
import { playApplication } from '#tests/support/embed-host.ts'
import { expect, otherSite, sameSite, test, withEmbed } from '#tests/support/embed-test.ts'

/** Takes from the tab and from the provider what they know of the customer; the marker stays, as long as its hour lasts. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('session'))
  await page.context().clearCookies({ path: '/identity' })
  await page.context().clearCookies({ name: 'session' })
}

test.describe('in a frame of a page that the settings name', () => {
  test('the portal is there, and the page hears of a sign-out and of closing', async ({
    visitor,
    page,
    portal,
    host,
  }) => {
    await withEmbed(page, { parentOrigins: ['https://partner.example', `${host.origin(sameSite)}/`] })
    await visitor.comeInAs('newcomer', '/en')
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/register`)
    await frame.getByRole('button', { name: 'Sign out' }).click()
    await expect(frame.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
    await frame.getByRole('button', { name: 'Close' }).click()
    const origin = portal.origin('fr')
    await expect
      .poll(() => host.heard(page))
      .toEqual([
        { origin, data: { event: 'logout' } },
        { origin, data: { event: 'close' } },
      ])
  })

  test('a session that nobody can renew is reported, and ends on the error page', async ({
    visitor,
    page,
    portal,
    host,
  }) => {
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('pass-holder', '/en')
    await forgetSession(page)
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/m/cinemas`)
    await expect(frame.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
    expect(new URL(frame.url()).pathname).toBe('/en/error')
    await frame.getByRole('button', { name: 'Sign in again' }).click()
    const told = { origin: portal.origin('fr'), data: { event: 'refresh-login' } }
    await expect.poll(() => host.heard(page)).toEqual([told, told])
  })

  test('somebody whom the provider still knows comes in without a sign-in page', async ({
    visitor,
    page,
    portal,
    host,
    context,
  }) => {
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('pass-holder', '/en')
    await page.evaluate(() => sessionStorage.removeItem('session'))
    await context.clearCookies({ name: 'session' })
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/m/cinemas`)
    await expect(frame.getByRole('heading', { level: 1, name: 'Your cinemas' })).toBeVisible()
    await expect.poll(() => host.heard(page)).toEqual([])
  })

  test('a finished registration is reported', async ({ visitor, page, portal, host }) => {
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('newcomer', '/en')
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/register`)
    await frame.getByLabel('First name').fill('Inès')
    await frame.getByLabel('Last name').fill('Kervella')
    await frame.getByLabel('Day').fill('29')
    await frame.getByLabel('Month').fill('2')
    await frame.getByLabel('Year').fill('2000')
    await frame.getByRole('checkbox', { name: /terms of use/ }).check()
    await frame.getByRole('button', { name: 'Create my account' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Inès')
    await expect
      .poll(() => host.heard(page))
      .toEqual([{ origin: portal.origin('fr'), data: { event: 'register-complete' } }])
  })

  test('nothing that it posts into the portal has any effect', async ({ visitor, page, portal, host }) => {
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('pass-holder', '/en')
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/m/cinemas`)
    await expect(frame.getByRole('heading', { level: 1, name: 'Your cinemas' })).toBeVisible()
    const asked = portal.tokenRequests.length
    await page.evaluate(() => {
      const portalWindow = document.querySelector('iframe')?.contentWindow
      const messages = [
        { event: 'logout' },
        { type: 'ended' },
        { type: 'ask' },
        { source: 'oidc-client', url: '/callback?code=stolen&state=stolen', keepOpen: false },
        { type: 'tokens', tokens: { access_token: 'x', expires_at: 9e9, profile: { sub: 'staff' } } },
        '{"event":"logout"}',
        null,
      ]
      for (const message of messages) portalWindow?.postMessage(message, '*')
    })
    const session = await frame.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}'))
    expect(session).toMatchObject({ profile: { sub: 'pass-holder' } })
    expect(session.access_token).not.toBe('x')
    await expect(frame.getByRole('heading', { level: 1, name: 'Your cinemas' })).toBeVisible()
    expect(portal.tokenRequests).toHaveLength(asked)
    await expect.poll(() => host.heard(page)).toEqual([])
  })
})

test.describe('in a frame of a page that the settings do not name', () => {
  const configured: { name: string; parentOrigins: string[] }[] = [
    { name: 'none at all', parentOrigins: [] },
    { name: 'another page', parentOrigins: ['https://partner.example'] },
    { name: 'everybody', parentOrigins: ['*', 'http://*', 'null', '', 'fr.localhost'] },
  ]
  for (const { name, parentOrigins } of configured) {
    test(`where they name ${name}, nothing is sent to it`, async ({ visitor, page, portal, host }) => {
      await withEmbed(page, { parentOrigins })
      await visitor.comeInAs('newcomer', '/en')
      const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/register`)
      await frame.getByRole('button', { name: 'Sign out' }).click()
      await expect(frame.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
      await expect(frame.getByRole('link', { name: 'Open in a new window' })).toBeVisible()
      await expect.poll(() => host.heard(page)).toEqual([])
    })
  }

  test('a page of another site, whose frame has no cookies of the portal, gets the error page', async ({
    visitor,
    page,
    portal,
    host,
  }) => {
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('pass-holder', '/en')
    const frame = await host.show(page, otherSite, `${portal.origin('fr')}/en/m/cinemas`)
    await expect(frame.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
    await expect.poll(() => host.heard(page)).toEqual([])
  })
})

const applications = [
  { name: 'the iOS application', kind: { ios: 'kinora' }, embed: { iosHandler: 'kinora' } },
  { name: 'the Android application', kind: { android: 'KinoraAndroid' }, embed: { androidBridge: 'KinoraAndroid' } },
] as const

for (const { name, kind, embed } of applications) {
  test.describe(`in ${name}`, () => {
    test('somebody without the marker gets the error page, and the application is asked to sign in or to close', async ({
      visitor,
      page,
    }) => {
      const got = await playApplication(page, kind)
      await withEmbed(page, embed)
      await visitor.goTo('/en/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
      await expect(page).toHaveURL(/\/en\/error$/)
      await page.getByRole('button', { name: 'Sign in again' }).click()
      await page.getByRole('button', { name: 'Close' }).click()
      const events = ['refresh-login', 'close'].map((event) => ({ event }))
      if ('ios' in kind) await expect.poll(() => got.ios).toEqual(events)
      else await expect.poll(() => got.android).toEqual(events.map((event) => JSON.stringify(event)))
    })

    test('a sign-out is told, and goes on to the provider', async ({ visitor, page, context, portal }) => {
      await visitor.comeInAs('pass-holder', '/en')
      await page.close()
      const view = await context.newPage()
      const got = await playApplication(view, kind)
      await withEmbed(view, embed)
      await view.goto(`${portal.origin('fr')}/en`)
      await expect(view.getByRole('heading', { level: 1 })).toContainText('Margaux')
      const left = view.waitForRequest((request) => request.url().includes('/session/end?'))
      await view.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
      await view.getByRole('button', { name: 'Sign out' }).click()
      await left
      if ('ios' in kind) await expect.poll(() => got.ios).toEqual([{ event: 'logout' }])
      else await expect.poll(() => got.android).toEqual(['{"event":"logout"}'])
      await expect(view).toHaveURL(/\/en\/error$/)
    })
  })
}
