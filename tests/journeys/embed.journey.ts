import { playApplication } from '#tests/support/embed-host.ts'
import { expect, otherSite, sameSite, test, withEmbed } from '#tests/support/embed-test.ts'
import { chosen } from '#tests/support/form.ts'

// In one worker: each would start a portal and a browser of its own.
test.describe.configure({ mode: 'default' })

test.describe('in a frame of a page that the settings name', () => {
  test('the portal is there, and the page hears of a finished registration, of a sign-out and of closing', async ({
    visitor,
    page,
    portal,
    host,
  }) => {
    await withEmbed(page, { parentOrigins: ['https://partner.example', `${host.origin(sameSite)}/`] })
    await visitor.arriveAs('newcomer', '/en/register')
    const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/register`)
    await frame.getByLabel('First name').fill('Inès')
    await frame.getByLabel('Last name').fill('Kervella')
    await frame.getByLabel('Day').fill('29')
    await frame.getByLabel('Month').fill('2')
    await frame.getByLabel('Year').fill('2000')
    await frame.getByRole('checkbox', { name: /terms of use/ }).check()
    await frame.getByRole('button', { name: 'Create my account' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Inès')
    await frame.getByRole('button', { name: /^Inès.*account menu$/ }).click()
    await frame.getByRole('button', { name: 'Sign out' }).click()
    await expect(frame.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
    await frame.getByRole('button', { name: 'Close' }).click()
    const told = ['register-complete', 'logout', 'close'].map((event) => ({
      origin: portal.origin('fr'),
      data: { event },
    }))
    await expect.poll(() => host.heard(page)).toEqual(told)
  })

  test('somebody whom the provider still knows comes in without a sign-in page, and nothing that it posts has any effect; a page of another site gets the error page; a session that nobody can renew is reported, and ends there too', async ({
    visitor,
    page,
    portal,
    host,
    context,
  }) => {
    const cinemas = `${portal.origin('fr')}/en/m/cinemas`
    await withEmbed(page, { parentOrigins: [host.origin(sameSite)] })
    await visitor.comeInAs('pass-holder', '/en')
    await page.evaluate(() => sessionStorage.removeItem('session'))
    await context.clearCookies({ name: 'session' })
    const frame = await host.show(page, sameSite, cinemas)
    await expect(frame.getByRole('heading', { level: 1, name: 'Your cinemas' })).toBeVisible()
    await expect.poll(() => host.heard(page)).toEqual([])

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

    // The frame of another site has no cookies of the portal.
    const elsewhere = await host.show(page, otherSite, cinemas)
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
    await expect.poll(() => host.heard(page)).toEqual([])

    // The tab and the provider forget the customer; the marker stays, as long as its hour lasts.
    await visitor.goTo('/identity/assets/focus.js')
    await page.evaluate(() => sessionStorage.removeItem('session'))
    await context.clearCookies({ path: '/identity' })
    await context.clearCookies({ name: 'session' })
    const forgotten = await host.show(page, sameSite, cinemas)
    await expect(forgotten.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
    expect(new URL(forgotten.url()).pathname).toBe('/en/error')
    await forgotten.getByRole('button', { name: 'Sign in again' }).click()
    const told = { origin: portal.origin('fr'), data: { event: 'refresh-login' } }
    await expect.poll(() => host.heard(page)).toEqual([told, told])
  })
})

test.describe('in a frame of a page that the settings do not name', () => {
  const configured: { name: string; parentOrigins: string[] }[] = [
    { name: 'none at all', parentOrigins: [] },
    { name: 'another page', parentOrigins: ['https://partner.example'] },
    { name: 'everybody', parentOrigins: ['*', 'http://*', 'null', '', 'fr.localhost'] },
  ]
  for (const { name, parentOrigins } of chosen(configured, { share: 0.6, by: [] })) {
    test(`where they name ${name}, nothing is sent to it`, async ({ visitor, page, portal, host }) => {
      await withEmbed(page, { parentOrigins })
      await visitor.arriveAs('newcomer', '/en/register')
      const frame = await host.show(page, sameSite, `${portal.origin('fr')}/en/register`)
      await frame.getByRole('button', { name: 'Sign out' }).click()
      await expect(frame.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
      await expect(frame.getByRole('link', { name: 'Open in a new window' })).toBeVisible()
      await expect.poll(() => host.heard(page)).toEqual([])
    })
  }
})

const applications = [
  { name: 'the iOS application', kind: { ios: 'kinora' }, embed: { iosHandler: 'kinora' } },
  { name: 'the Android application', kind: { android: 'KinoraAndroid' }, embed: { androidBridge: 'KinoraAndroid' } },
] as const

// `unit/embed-host.test.ts` has every word to each of them, `embedded-pages` a visit in each.
for (const { name, kind, embed } of chosen(applications, { share: 0.5, by: [] })) {
  test.describe(`in ${name}`, () => {
    test('somebody without the marker gets the error page, and the application is asked to sign in or to close; a sign-out is told, and goes on to the provider', async ({
      visitor,
      page,
      context,
      portal,
    }) => {
      const view = await context.newPage()
      const got = await playApplication(view, kind)
      const events: object[] = []
      const hears = (...more: string[]) => {
        events.push(...more.map((event) => ({ event })))
        if ('ios' in kind) return expect.poll(() => got.ios).toEqual(events)
        return expect.poll(() => got.android).toEqual(events.map((event) => JSON.stringify(event)))
      }
      await withEmbed(view, embed)
      await view.goto(`${portal.origin('fr')}/en/profile`)
      await expect(view.getByRole('heading', { level: 1, name: 'You are not signed in.' })).toBeVisible()
      await expect(view).toHaveURL(/\/en\/error$/)
      await view.getByRole('button', { name: 'Sign in again' }).click()
      await view.getByRole('button', { name: 'Close' }).click()
      await hears('refresh-login', 'close')

      // The application has somebody sign in elsewhere, and comes back with the cookies.
      await visitor.comeInAs('pass-holder', '/en')
      await page.close()
      await view.goto(`${portal.origin('fr')}/en`)
      await expect(view.getByRole('heading', { level: 1 })).toContainText('Margaux')
      const left = view.waitForRequest((request) => request.url().includes('/session/end?'))
      await view.getByRole('button', { name: /^Margaux.*account menu$/ }).click()
      await view.getByRole('button', { name: 'Sign out' }).click()
      await left
      await hears('logout')
      await expect(view).toHaveURL(/\/en\/error$/)
    })
  })
}
