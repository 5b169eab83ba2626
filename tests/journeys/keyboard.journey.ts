import type { Locator } from '@playwright/test'
import { desktop, phone } from '#tests/support/chrome.ts'
import { hold } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** Goes to a control that is not far above, as somebody without a mouse does who knows the page. */
async function tabBackTo(control: Locator): Promise<void> {
  for (let stops = 0; stops < 20; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press('Shift+Tab')
  }
  await expect(control, 'is reached by Shift+Tab').toBeFocused()
}

/** Goes through a part of the page stop by stop, and sees at each of them where they are. */
async function expectStops(region: Locator): Promise<void> {
  const stops = region.locator('a[href], button')
  const count = await stops.count()
  expect(count).toBeGreaterThan(5)
  for (let position = 0; position < count; position++) {
    const stop = stops.nth(position)
    await tabTo(stop)
    const { ring, name } = await stop.evaluate((element) => ({
      ring: getComputedStyle(element).outlineWidth,
      name: element.textContent,
    }))
    expect(ring, name).toBe('3px')
    await expect(stop).toBeInViewport()
  }
}

for (const { size, name } of [
  { size: phone, name: 'Lou' },
  { size: desktop, name: 'Margaux' },
]) {
  test(`at ${size.width} pixels, a customer comes and goes without a mouse, from the address bar to signing out`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await visitor.goTo('/en')
    const persona = page.getByRole('button', { name })
    await expect(persona).toBeVisible()
    await tabTo(persona)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

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

    if (size === desktop) {
      await test.step('every stop in the footer and the header can be seen, and none holds the focus', async () => {
        const footer = page.getByRole('contentinfo')
        // Its columns come late.
        await expect(footer.getByText('About us')).toBeVisible()
        await expectStops(footer)
        await expectStops(header)
      })
    }

    const menu = header.getByRole('button', { name: /account menu/ })
    const dialog = page.getByRole('dialog')
    await tabBackTo(menu)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await tabTo(dialog.getByRole('link', { name: 'Profile', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeFocused()

    await tabBackTo(menu)
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

test('a link that is pressed before the first page is there leads to the heading of its own; a dialog gives the focus back, and a redirect leaves it at the beginning', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/unavailable')
  const heading = page.getByRole('heading', { level: 1 })
  const skeleton = page.getByRole('main').locator('[aria-busy=true]')
  const letTicketsGo = await hold(page, '**/api/ec/ebillet**')
  await visitor.goTo('/en/tickets')
  await expect(skeleton).toBeVisible()
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'My subscription' }))
  await page.keyboard.press('Enter')
  await expect(heading.filter({ hasText: 'Your subscription' })).toBeFocused()
  await letTicketsGo()

  const letPageGo = await hold(page, '**/api/ec/ebillet**')
  const letMenuGo = await hold(page, '**/assets/dialogs-*.js')
  await visitor.goTo('/en/tickets')
  await expect(skeleton).toBeVisible()
  const menu = page.getByRole('button', { name: /account menu/ })
  await tabTo(menu)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dialog=account/)
  await letPageGo()
  await expect(skeleton).toBeHidden()
  await expect(page.getByRole('dialog'), 'its code is still on its way').toBeHidden()
  await letMenuGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const letShowsGo = await hold(page, '**/api/shows**')
  await visitor.goTo('/en/entertainment/noord')
  await expect(skeleton).toBeVisible()
  await letShowsGo()
  await expect(page).toHaveURL(/\/en\/movies\/noord$/)
  await expect(heading).toHaveText('Noord')
  await expect(page.locator('body')).toBeFocused()
})
