import type { Page } from '@playwright/test'
import { changeableSettings, desktop, mainMenu, openPage, phone, switched } from '#tests/support/chrome.ts'
import { isLong } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const always = ['Films', 'Cinemas']

/** The menu's entries that a deployment can switch, in order. */
const switchable = {
  clubProviderEnabled: 'The Club',
  offersMenuDisplayed: 'Offers',
  moreFromProviderMenuEnabled: 'More from Kinora',
  providerHomeEnabled: 'Kinora at home',
  providerBusinessEnabled: 'For businesses',
} as const

const flags = Object.keys(switchable)
const names = Object.values(switchable)

/** All of the menu's switches, set by what is asked of each. */
function menuWith(isOn: (flag: string) => boolean) {
  return switched(Object.fromEntries(flags.map((flag) => [flag, isOn(flag)])))
}

async function expectMenu(page: Page, expected: readonly string[]): Promise<void> {
  const entries = mainMenu(page).getByRole('link')
  await expect(entries).toHaveText([...always, ...expected].map((name) => new RegExp(`^${name}`)))
}

test('the menu has an entry for each feature that is on, and none for one that is off', async ({ visitor, page }) => {
  const set = await changeableSettings(page)
  await visitor.goTo(openPage)
  await expectMenu(page, names)
  const expectWith = async (isOn: (flag: string) => boolean) => {
    set(menuWith(isOn))
    await page.reload()
    await expectMenu(
      page,
      names.filter((_, position) => isOn(flags[position] ?? '')),
    )
  }
  for (const one of flags) {
    await expectWith((flag) => flag === one)
    if (isLong) await expectWith((flag) => flag !== one)
  }
  await expectWith(() => false)
})

test('on every site and in each of its languages, the addresses of the menu are spelled in that language', async ({
  visitor,
  page,
}) => {
  for (const [market, language, films, cinemas, club, offers] of [
    ['fr', 'fr', 'films', 'nos-cinemas', 'club', 'offres'],
    ['fr', 'en', 'movies', 'our-cinemas', 'club', 'offers'],
    ['nl', 'nl', 'films', 'bioscopen', 'club', 'aanbiedingen'],
    ['nl', 'en', 'movies', 'our-cinemas', 'club', 'offers'],
  ] as const) {
    await test.step(`${market} in ${language}`, async () => {
      await visitor.goTo(`/${language}/unavailable`, market)
      const header = page.getByRole('banner')
      const entries = header.getByRole('navigation').getByRole('link')
      // Where the catalogue is our own, the logo leads a visitor to the films: the home would ask them to sign in.
      await expect(header.getByRole('link').first()).toHaveAttribute('href', `/${language}/${films}`)
      for (const [position, path] of [films, cinemas, club, offers].entries()) {
        await expect(entries.nth(position)).toHaveAttribute('href', `/${language}/${path}`)
      }
    })
  }
})

test('the menu leads out of the portal in a new tab, and says so with an arrow; a catalogue on another site is where it and the logo lead', async ({
  visitor,
  page,
  context,
}) => {
  const set = await changeableSettings(page)
  await context.route('https://www.kinora.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  await visitor.goTo(openPage)
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
  const films = mainMenu(page).getByRole('link', { name: 'Films' })
  await expect(films.locator('svg')).toHaveCount(0)

  set((settings) => ({ ...settings, urls: { ...settings.urls, catalogue: 'https://www.kinora.example/' } }))
  await page.reload()
  const logo = page.getByRole('link', { name: 'Kinora, home' })
  await expect(logo).toHaveAttribute('href', 'https://www.kinora.example/en')
  await expect(films).toHaveAttribute('href', 'https://www.kinora.example/en/movies')
})

/** Any three of the four switches in all their combinations; in the long form all four. */
const deployments = Array.from({ length: 16 }, (_, index) => [1, 2, 4, 8].map((bit) => (index & bit) > 0)).filter(
  (switches) => isLong || switches.filter(Boolean).length % 2 === 0,
)

test('on a phone and on a desktop, the header, its menu and the footer are there as a deployment sets them', async ({
  visitor,
  page,
}) => {
  test.slow()
  const set = await changeableSettings(page)
  const header = page.getByRole('banner')
  const sizes = [phone, desktop]
  await page.setViewportSize(phone)
  for (const [disabled = false, navDisabled = false, mobileEnabled = false, footerDisabled = false] of deployments) {
    set((settings) => ({
      ...settings,
      header: { disabled, navDisabled, mobileEnabled },
      footer: { disabled: footerDisabled, light: false },
    }))
    await visitor.goTo(openPage)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      const said = JSON.stringify({ ...size, disabled, navDisabled, mobileEnabled, footerDisabled })
      await expect(header, said).toBeVisible({ visible: !disabled })
      await expect(header.getByRole('button', { name: 'Sign in' }), said).toBeVisible({ visible: !disabled })
      const menu = !disabled && !navDisabled && (size === desktop || mobileEnabled)
      await expect(mainMenu(page), said).toBeVisible({ visible: menu })
      await expect(page.getByRole('contentinfo'), said).toBeVisible({ visible: !footerDisabled })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), said).toBe(size.width)
    }
    // The next one is opened in the window of this one: each size is come to and begun with.
    sizes.reverse()
  }
})

test('the first press of Tab offers to skip the header; a visitor is offered to sign in, and comes back to where they were', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo(`${openPage}?from=mail`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await visitor.signInAs('pass-holder')
  await expect(page).toHaveURL(`${portal.origin('fr')}${openPage}?from=mail#main`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
})

test('a customer finds their tickets with their number, their account, and their subscription where there are any', async ({
  visitor,
  page,
  portal,
}) => {
  const set = await changeableSettings(page)
  await visitor.arriveAs('pass-holder', '/en')
  const tools = page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
  await expect(tools).toHaveCount(3)
  const addresses = ['/en/tickets', '/en', '/en/subscription']
  for (const [position, path] of addresses.entries()) await expect(tools.nth(position)).toHaveAttribute('href', path)
  await expect(tools.first()).toHaveAccessibleName(/^My tickets\b.*\b12$/)
  await expect(tools.first().getByText('12')).toBeVisible()

  const customer = portal.world.customer('pass-holder')
  if (customer) portal.world.commit({ ...customer, bookings: [] })
  set(switched({ subscriptionEnabled: false }))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Choose a film' })).toBeVisible()
  await expect(tools).toHaveCount(2)
  await expect(tools.first()).toHaveAccessibleName('My tickets')
  await tools.first().click()
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/tickets`)
})
