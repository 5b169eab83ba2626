import type { Page } from '@playwright/test'
import type { FeatureFlags } from '#src/api/contract.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

/** A page between the header and the footer that anybody may see. */
const open = '/en/unavailable'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

function mainMenu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' })
}

async function withFlags(page: Page, flags: Partial<FeatureFlags>): Promise<void> {
  await withSettings(page, (settings) => ({ ...settings, featureFlags: { ...settings.featureFlags, ...flags } }))
}

async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: /account menu/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('the header', () => {
  test('leads to the catalogue, and has an entry for each feature that is on and none for one that is off', async ({
    visitor,
    page,
    portal,
  }) => {
    const always = ['Films', 'Cinemas']
    const switched = {
      clubProviderEnabled: 'The Club',
      offersMenuDisplayed: 'Offers',
      moreFromProviderMenuEnabled: 'More from Kinora',
      providerHomeEnabled: 'Kinora at home',
      providerBusinessEnabled: 'For businesses',
    }
    const entries = mainMenu(page).getByRole('link')
    await visitor.goTo(open)
    await expect(entries).toHaveText([...always, ...Object.values(switched)].map((name) => new RegExp(`^${name}`)))
    await expect(entries.first()).toHaveAttribute('href', `${portal.origin('fr')}/en/movies`)
    await expect(page.getByRole('link', { name: 'Kinora, home' })).toHaveAttribute('href', `${portal.origin('fr')}/en`)

    for (const off of Object.keys(switched)) {
      await withFlags(page, { ...Object.fromEntries(Object.keys(switched).map((flag) => [flag, true])), [off]: false })
      await page.reload()
      const others = Object.entries(switched).flatMap(([flag, name]) => (flag === off ? [] : [name]))
      await expect(entries).toHaveText([...always, ...others].map((name) => new RegExp(`^${name}`)))
    }
    await withFlags(page, Object.fromEntries(Object.keys(switched).map((flag) => [flag, false])))
    await page.reload()
    await expect(entries).toHaveText(always)
  })

  test('leads out of the portal in a new tab, and says so with an arrow', async ({ visitor, page, context }) => {
    await context.route('https://www.kinora.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
    await visitor.goTo(open)
    for (const [name, path] of [
      ['More from Kinora', '/fr/plus'],
      ['Kinora at home', '/fr/chez-vous'],
      ['For businesses', '/fr/entreprises'],
    ]) {
      const entry = mainMenu(page).getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect(entry).toHaveAttribute('target', '_blank')
      await expect(entry).toHaveAttribute('rel', /\bnoopener\b/)
      await expect(entry.locator('svg')).toBeVisible()
      const opened = page.waitForEvent('popup')
      await entry.click()
      const elsewhere = await opened
      await expect(elsewhere).toHaveURL(`https://www.kinora.example${path}`)
      expect(await elsewhere.evaluate(() => window.opener)).toBeNull()
      await elsewhere.close()
    }
    await expect(mainMenu(page).getByRole('link', { name: 'Films' }).locator('svg')).toHaveCount(0)
  })

  test('is not there where a deployment has its own, and its menu can be left out alone', async ({ visitor, page }) => {
    await withSettings(page, (settings) => ({ ...settings, header: { ...settings.header, disabled: true } }))
    await visitor.goTo(open)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await withSettings(page, (settings) => ({ ...settings, header: { ...settings.header, navDisabled: true } }))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Kinora, home' })).toBeVisible()
    await expect(mainMenu(page)).toBeHidden()
  })

  test('has its menu on a phone only where the mobile header is on', async ({ visitor, page }) => {
    await page.setViewportSize(phone)
    await visitor.goTo(open)
    await expect(mainMenu(page)).toBeVisible()
    await withSettings(page, (settings) => ({ ...settings, header: { ...settings.header, mobileEnabled: false } }))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(mainMenu(page)).toBeHidden()
    await page.setViewportSize(desktop)
    await expect(mainMenu(page)).toBeVisible()
  })

  test('offers a visitor to sign in, and leads back to the page they were on', async ({ visitor, page, portal }) => {
    await visitor.goTo(`${open}?from=mail`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await visitor.signInAs('pass-holder')
    await expect(page).toHaveURL(`${portal.origin('fr')}${open}?from=mail`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  })

  test('counts the tickets that are to come', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const tickets = page.getByRole('banner').getByRole('link', { name: /My tickets/ })
    await expect(tickets).toHaveAccessibleName(/\b12$/)
    const customer = portal.world.customer('pass-holder')
    if (customer) portal.world.commit({ ...customer, bookings: [] })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Choose a film' })).toBeVisible()
    await expect(tickets).toHaveAccessibleName('My tickets')
  })
})

test.describe('the account menu', () => {
  test('greets by first name, leads on, and goes away on Back, on Esc and when a page is chosen', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const menu = page.getByRole('button', { name: /account menu/ })
    const dialog = await openAccountMenu(page)
    await expect(dialog).toHaveAccessibleName('Hello, Margaux')
    for (const name of ['Profile', 'Bookings', 'Interests']) {
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()

    await menu.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en`)

    await menu.click()
    await dialog.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await expect(dialog).toBeHidden()
  })

  test('has no entry for a page that is switched off', async ({ visitor, page }) => {
    await withFlags(page, { goodiesEnabled: false, advantagesEnabled: false, myInterestEnabled: false })
    await visitor.arriveAs('pass-holder', '/en?dialog=account')
    const entries = page.getByRole('navigation', { name: 'Account menu' }).getByRole('link')
    await expect(entries).toHaveText(['Profile', 'Bookings', /^Language/])
  })

  test('lights the page by day or by night, and the choice outlives a reload', async ({ visitor, page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visitor.arriveAs('pass-holder', '/en')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const day = await paper()
    const dialog = await openAccountMenu(page)
    await dialog.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(paper).not.toBe(day)
    const night = await paper()
    await page.reload()
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await paper()).toBe(night)
    await dialog.getByRole('radio', { name: 'System' }).check()
    await expect.poll(paper).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).toBe(night)
  })
})

test.describe('the language', () => {
  for (const { market, languages } of [
    { market: 'fr', languages: ['Français', 'English'] },
    { market: 'nl', languages: ['Nederlands', 'English'] },
  ] as const) {
    test(`can be one of those of the ${market} site, the current one being marked`, async ({ visitor, page }) => {
      await visitor.goTo(`${open}?dialog=language`, market)
      const choices = page.getByRole('dialog', { name: 'Language' }).getByRole('listitem').getByRole('button')
      await expect(choices).toHaveText([...languages])
      await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(choices.first()).not.toHaveAttribute('aria-current')
      await choices.first().click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('lang', market)
      await expect(page).toHaveURL(new RegExp(`/${market}/unavailable$`))
    })
  }

  test('changes the first part of the address alone, and what is typed into a form stays', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile?from=mail#address')
    const firstName = page.getByRole('textbox').and(page.locator('[autocomplete="given-name"]'))
    await firstName.fill('Margot')
    const dialog = await openAccountMenu(page)
    await dialog.getByRole('link', { name: /^Language/ }).click()
    await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Français' }).click()
    await expect(page).toHaveURL(`${portal.origin('fr')}/fr/profile?from=mail#address`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(firstName).toHaveValue('Margot')

    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/profile?from=mail#address`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(firstName).toHaveValue('Margot')
  })

  test('stays what it is when its words are out of reach', async ({ visitor, page }) => {
    await visitor.goTo(open)
    await page.route('**/assets/i18n/fr.json', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('status').getByText(/^That did not work/)).toBeVisible()
    await expect(page).toHaveURL(/\/en\/unavailable$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('the first press of Tab offers to skip the header', async ({ visitor, page }) => {
  await visitor.goTo(open)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
