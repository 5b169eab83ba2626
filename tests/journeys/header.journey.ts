import type { Page } from '@playwright/test'
import { changeableSettings, desktop, mainMenu, openPage, phone, switched } from '#tests/support/chrome.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

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
  test.slow()
  const set = await changeableSettings(page)
  const expectWith = async (isOn: (flag: string) => boolean) => {
    set(menuWith(isOn))
    await page.reload()
    await expectMenu(
      page,
      names.filter((_, position) => isOn(flags[position] ?? '')),
    )
  }
  await visitor.goTo(openPage)
  await expectMenu(page, names)
  await expectWith(() => false)
  for (const one of flags) {
    await expectWith((flag) => flag === one)
    await expectWith((flag) => flag !== one)
  }
})

for (const [market, language, films, cinemas, club, offers] of [
  ['fr', 'fr', 'films', 'nos-cinemas', 'club', 'offres'],
  ['fr', 'en', 'movies', 'our-cinemas', 'club', 'offers'],
  ['nl', 'nl', 'films', 'bioscopen', 'club', 'aanbiedingen'],
  ['nl', 'en', 'movies', 'our-cinemas', 'club', 'offers'],
] as const) {
  test(`on the ${market} site in ${language}, the menu's addresses are spelled in that language`, async ({
    visitor,
    page,
  }) => {
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

test('the logo and the menu lead to the catalogue where it is another site, in the language of the page', async ({
  visitor,
  page,
}) => {
  await withSettings(page, (settings) => ({
    ...settings,
    urls: { ...settings.urls, catalogue: 'https://www.kinora.example/' },
  }))
  await visitor.goTo(openPage)
  const logo = page.getByRole('link', { name: 'Kinora, home' })
  await expect(logo).toHaveAttribute('href', 'https://www.kinora.example/en')
  await expect(mainMenu(page).getByRole('link', { name: 'Films' })).toHaveAttribute(
    'href',
    'https://www.kinora.example/en/movies',
  )
})

test('the menu leads out of the portal in a new tab, and says so with an arrow', async ({ visitor, page, context }) => {
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
  await expect(mainMenu(page).getByRole('link', { name: 'Films' }).locator('svg')).toHaveCount(0)
})

for (const size of [phone, desktop]) {
  test(`at ${size.width} pixels, the header, its menu and the footer are there as a deployment sets them`, async ({
    visitor,
    page,
  }) => {
    test.slow()
    const set = await changeableSettings(page)
    await page.setViewportSize(size)
    await visitor.goTo(openPage)
    const header = page.getByRole('banner')
    for (const combination of Array.from({ length: 16 }, (_, index) => index)) {
      const [disabled, navDisabled, mobileEnabled, footerDisabled] = [1, 2, 4, 8].map((bit) => (combination & bit) > 0)
      set((settings) => ({
        ...settings,
        header: {
          disabled: disabled === true,
          navDisabled: navDisabled === true,
          mobileEnabled: mobileEnabled === true,
        },
        footer: { disabled: footerDisabled === true, light: false },
      }))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const said = JSON.stringify({ disabled, navDisabled, mobileEnabled, footerDisabled })
      await expect(header, said).toBeVisible({ visible: !disabled })
      await expect(header.getByRole('button', { name: 'Sign in' }), said).toBeVisible({ visible: !disabled })
      const menu = !disabled && !navDisabled && (size === desktop || mobileEnabled === true)
      await expect(mainMenu(page), said).toBeVisible({ visible: menu })
      await expect(page.getByRole('contentinfo'), said).toBeVisible({ visible: !footerDisabled })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), said).toBe(size.width)
    }
  })
}

test('a visitor is offered to sign in, and comes back to the page they were on', async ({ visitor, page, portal }) => {
  await visitor.goTo(`${openPage}?from=mail`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await visitor.signInAs('pass-holder')
  await expect(page).toHaveURL(`${portal.origin('fr')}${openPage}?from=mail`)
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

test('the first press of Tab offers to skip the header', async ({ visitor, page }) => {
  await visitor.goTo(openPage)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
