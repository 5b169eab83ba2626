import { desktop, phone } from '#tests/support/chrome.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

for (const size of [phone, desktop]) {
  test(`at ${size.width} pixels, a customer comes and goes without a mouse, from the address bar to signing out`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await visitor.goTo('/en')
    const persona = page.getByRole('button', { name: 'Margaux' })
    await expect(persona).toBeVisible()
    await tabTo(persona)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')

    // The question about cookies comes when the page is at rest: answered before it is in the way.
    const refuse = page.getByRole('button', { name: 'Refuse' })
    await expect(refuse).toBeVisible()
    await tabTo(refuse)
    await page.keyboard.press('Enter')
    await expect(refuse).toBeHidden()

    const header = page.getByRole('banner')
    await tabTo(header.getByRole('link', { name: /^My tickets/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/tickets`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const menu = header.getByRole('button', { name: /account menu/ })
    const dialog = page.getByRole('dialog')
    await tabTo(menu)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await tabTo(dialog.getByRole('link', { name: 'Profile', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeFocused()

    await tabTo(menu)
    await page.keyboard.press('Space')
    await tabTo(dialog.getByRole('link', { name: /^Language/ }))
    await page.keyboard.press('Enter')
    const languages = page.getByRole('dialog', { name: 'Language' })
    await expect(languages).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(languages).toBeHidden()
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    const signOut = dialog.getByRole('button', { name: 'Sign out' })
    await tabTo(signOut)
    const left = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/identity/session/end',
    )
    await page.keyboard.press('Enter')
    const home = `${portal.origin('fr')}/en`
    expect(new URL((await left).url()).searchParams.get('post_logout_redirect_uri')).toBe(home)
    await expect(persona, 'the catalogue is the portal itself, and asks to sign in again').toBeVisible()
  })
}

test('every stop in the header and the footer can be seen, and none holds the focus', async ({ visitor, page }) => {
  await page.setViewportSize(desktop)
  await visitor.comeInAs('pass-holder', '/en/tickets')
  for (const region of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const stops = region.locator('a[href], button')
    const count = await stops.count()
    expect(count).toBeGreaterThan(5)
    for (let position = 0; position < count; position++) {
      await tabTo(stops.nth(position))
      const ring = await stops.nth(position).evaluate((element) => getComputedStyle(element).outlineWidth)
      expect(ring, await stops.nth(position).innerText()).toBe('3px')
      await expect(stops.nth(position)).toBeInViewport()
    }
  }
})
