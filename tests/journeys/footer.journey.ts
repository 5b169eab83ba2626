import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { changeableSettings, desktop, openPage as open } from '#tests/support/chrome.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const cities = {
  fr: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'],
  nl: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg'],
} as const

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

/** The cities and the languages of a market are its own, whatever editors fill in. */
async function expectWhatTheMarketHas(page: Page, market: 'fr' | 'nl'): Promise<void> {
  for (const city of cities[market]) await expect(footer(page).getByRole('link', { name: city })).toBeVisible()
  await expect(footer(page).getByRole('list', { name: 'Language' }).getByRole('button')).toHaveText([
    market === 'fr' ? 'Français' : 'Nederlands',
    'English',
  ])
}

test('on each site it leads to five cities, and to all cinemas, in columns that open one by one on a phone', async ({
  visitor,
  page,
}) => {
  const expectFive = async (market: 'fr' | 'nl') => {
    await expectWhatTheMarketHas(page, market)
    for (const city of cities[market]) {
      const slug = city.toLowerCase().replace(' ', '-')
      await expect(footer(page).getByRole('link', { name: city })).toHaveAttribute('href', `/en/our-cinemas/${slug}`)
    }
    await expect(footer(page).locator('a[href*="/our-cinemas/"]')).toHaveCount(5)
    await expect(footer(page).getByRole('link', { name: 'All cinemas' })).toHaveAttribute('href', '/en/our-cinemas')
  }
  await visitor.goTo(open, 'nl')
  await expectFive('nl')

  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.goTo(open)
  const lyon = footer(page).getByRole('link', { name: 'Lyon' })
  await expect(footer(page).getByRole('heading', { name: 'About us' })).toBeVisible()
  await expect(lyon).toBeHidden()
  await footer(page).getByText('Cinemas', { exact: true }).click()
  await expect(lyon).toBeVisible()
  await expect(footer(page).getByRole('link', { name: 'Who we are' })).toBeHidden()

  await page.setViewportSize(desktop)
  await expectFive('fr')
})

test('a show leads to the films or to the entertainment, columns keep what editors put into them, and another language is a press away', async ({
  visitor,
  page,
  context,
}) => {
  await context.route('https://www.kinora.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  await visitor.goTo(`${open}?from=mail#here`)
  for (const [name, path] of [
    ['Sel de nuit', '/en/movies/sel-de-nuit'],
    ['La Traversée, opéra en direct', '/en/entertainment/la-traversee'],
    ['All shows', '/en/shows'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }

  const map = footer(page).getByRole('navigation', { name: 'Site map' })
  await expect(map.getByRole('link', { name: 'All cinemas' })).toBeVisible()
  await expect(footer(page).getByRole('heading')).toHaveText(['Shows', 'Cinemas', 'About us', 'Good to know'])
  await expect(footer(page).getByRole('link', { name: 'Who we are' })).not.toHaveAttribute('target')
  const opened = page.waitForEvent('popup')
  await footer(page).getByRole('link', { name: 'Work with us (opens in a new tab)' }).click()
  const jobs = await opened
  await expect(jobs).toHaveURL('https://www.kinora.example/fr/jobs')
  expect(await jobs.evaluate(() => window.opener)).toBeNull()
  await jobs.close()
  await expect(footer(page).getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', /\/fr\/aide$/)

  const year = new Date().getFullYear()
  await expect(footer(page)).toContainText(`© ${year} Kinora. Kinora is a registered trademark. All rights reserved.`)

  const languages = footer(page).getByRole('list', { name: 'Language' })
  await expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await expect(languages.getByRole('button', { name: 'Français' })).not.toHaveAttribute('aria-current')
  await footer(page).getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/unavailable\?from=mail#here$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(footer(page).getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true')
  await expect(footer(page).getByRole('button', { name: 'English' })).not.toHaveAttribute('aria-current')
})

test('a cookie link opens the preferences, wherever its address leads; an address that must not be followed leads nowhere', async ({
  visitor,
  page,
  portal,
}) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  portal.prefer.set('getFooter', { example: 'cookie-link' })
  await visitor.goTo(open)
  await footer(page).getByRole('button', { name: 'Gérer mes cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cookies' })).toBeVisible()
  await expect(page).toHaveURL(`${portal.origin('fr')}${open}`)
  expect(page.context().pages()).toHaveLength(1)

  portal.prefer.set('getFooter', { example: 'javascript-link' })
  await visitor.goTo(open)
  const names = ['Un piège', 'Un piège encodé', 'Une page en données', 'Sans chiffrement', 'Un autre hôte']
  for (const name of names) {
    const words = footer(page).getByText(name, { exact: true })
    await words.click()
    await words.click({ button: 'middle' })
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await expect(page).toHaveURL(`${portal.origin('fr')}${open}`)
  expect(page.context().pages()).toHaveLength(1)
  expect(said).toEqual([])
  await expect(footer(page).getByRole('link', { name: 'Une page de chez nous' })).toBeVisible()
})

test('social networks are drawn, or go by their name; an empty footer, or one that cannot be read, keeps the cities and the languages', async ({
  visitor,
  page,
  portal,
}) => {
  portal.prefer.set('getFooter', { example: 'unknown-icon' })
  await visitor.goTo(open)
  const networks = footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(networks).toHaveCount(2)
  for (const [position, name] of ['Instagram', 'ciné-club'].entries()) {
    await expect(networks.nth(position)).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(networks.nth(position).locator('svg')).toBeVisible()
  }
  const words = await networks.nth(1).getByText('ciné-club').boundingBox()
  expect(words?.width, 'its name is there to be seen').toBeGreaterThan(20)
  await expect(networks.nth(1)).toHaveAttribute('href', 'https://cineclub.example/kinora')

  portal.prefer.set('getFooter', { example: 'empty' })
  await page.reload()
  await expectWhatTheMarketHas(page, 'fr')
  await expect(footer(page).getByRole('heading')).toHaveText(['Shows', 'Cinemas'])
  await expect(networks).toHaveCount(0)
  await expect(footer(page).getByRole('list', { name: 'Follow us' })).toBeHidden()
  await expect(footer(page).getByRole('link', { name: 'All shows' })).toBeVisible()

  const faults: Fault[] = [{ status: 500 }, { cut: true }, { html: true }, { empty: true }, { hang: true }]
  for (const fault of faults) {
    portal.faults.set('getFooter', fault)
    portal.calls.length = 0
    await page.reload()
    const reached = () =>
      portal.calls.some(({ operationId, status }) => operationId === 'getFooter' && (status > 0 || fault.hang))
    await expect.poll(reached).toBe(true)
    await expectWhatTheMarketHas(page, 'fr')
    await expect(footer(page).getByRole('heading')).toHaveText(['Shows', 'Cinemas'])
  }
})

test('it is full, light or not there, as a deployment sets it, and leads to nothing that has no address', async ({
  visitor,
  page,
  portal,
}) => {
  const set = await changeableSettings(page)
  const preferences = footer(page).getByRole('button', { name: 'Privacy preferences' })
  const languages = footer(page).getByRole('list', { name: 'Language' })
  const isAsked = () => portal.calls.some(({ operationId }) => operationId === 'getFooter')
  await visitor.goTo(open)
  await expect(footer(page)).toBeVisible()
  await expect(languages).toBeVisible()
  await expect(preferences).toBeHidden()
  const links = [
    { name: 'Questions and answers', url: 'faq', path: '/fr/aide' },
    { name: 'Privacy', url: 'privacy', path: '/fr/donnees' },
    { name: 'Terms', url: 'terms', path: '/fr/conditions' },
  ] as const
  // Editors may name one of theirs alike.
  const ours = ({ name, path }: (typeof links)[number]) =>
    footer(page)
      .getByRole('link', { name, exact: true })
      .and(page.locator(`[href="https://www.kinora.example${path}"]`))
  for (const link of links) await expect(ours(link)).toBeVisible()
  for (const link of links) {
    set((settings) => ({ ...settings, urls: { ...settings.urls, [link.url]: null } }))
    await page.reload()
    for (const other of links) await expect(ours(other)).toHaveCount(other === link ? 0 : 1)
  }
  await expect(footer(page).getByRole('heading', { name: 'About us' })).toBeVisible()
  expect(isAsked()).toBe(true)

  for (const { disabled, light } of [
    { disabled: false, light: true },
    { disabled: true, light: false },
    { disabled: true, light: true },
  ]) {
    portal.calls.length = 0
    set((settings) => ({ ...settings, footer: { disabled, light } }))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const said = JSON.stringify({ disabled, light })
    await expect(page.getByRole('banner'), said).toBeVisible()
    await expect(footer(page), said).toBeVisible({ visible: !disabled })
    await expect(languages, said).toBeHidden()
    await expect(preferences, said).toBeVisible({ visible: !disabled })
    if (!disabled) {
      await preferences.click()
      await expect(page.getByRole('dialog', { name: 'Your cookies' })).toBeVisible()
      await expect(page.getByRole('contentinfo', { includeHidden: true }).getByRole('link')).toHaveCount(0)
    }
    expect(isAsked(), said).toBe(false)
  }
})

test('neither it nor the header is there before the words of the page are', async ({ visitor, page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/assets/i18n/en.json', async (route) => {
    await arrived
    await route.continue()
  })
  const settings = page.waitForResponse('**/api/settings')
  await visitor.goTo(open)
  await (await settings).finished()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  arrive()
  await expect(footer(page).getByRole('link', { name: 'All shows' })).toBeVisible()
})
