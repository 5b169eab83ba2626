import { pressTwice } from '#tests/support/hold.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

test.describe('addresses', () => {
  test('each site begins in its first language; a page has its title and its words in the language of its address, and the focus after a move', async ({
    visitor,
    page,
    portal,
  }) => {
    const catalogs = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/assets/i18n/')) catalogs.add(new URL(request.url()).pathname)
    })
    const html = page.locator('html')
    await visitor.goTo('/')
    await visitor.signInAs('pass-holder')
    await expect(page).toHaveURL(`${portal.origin('fr')}/fr`)
    await expect(html).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle('Mon compte · Kinora')
    await visitor.goTo('/fr/profile')
    await expect(page).toHaveTitle('Votre profil · Kinora')
    expect([...catalogs]).toEqual(['/assets/i18n/fr.json'])

    catalogs.clear()
    await visitor.goTo('/en')
    await page
      .getByRole('main')
      .getByRole('link', { name: /profile/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeFocused()
    await expect(page).toHaveTitle('Your profile · Kinora')
    expect([...catalogs]).toEqual(['/assets/i18n/en.json'])
    const catalog = await (await page.request.get(`http://127.0.0.1:${portal.port}/assets/i18n/nl.json`)).json()
    expect(Object.keys(catalog.messages).length).toBeGreaterThan(50)

    await visitor.arriveAs('pass-holder', '/', 'nl')
    await expect(page).toHaveURL(`${portal.origin('nl')}/nl`)
    await expect(html).toHaveAttribute('lang', 'nl')
  })

  test('an unknown page or language says so, asks nobody to sign in, and leads home', async ({ visitor, page }) => {
    for (const path of ['/nl/profile', '/de', '/FR', '/%E2%80%AE', '/fr%2fprofile', '/__proto__', '/constructor']) {
      await visitor.goTo(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(/\/identity\//)
    }

    // Where an address names no language, it is read in the one of the visit.
    await visitor.arriveAs('pass-holder', '/en/unavailable')
    for (const path of ['/404', '/en/nothing-here', '/en/profile/nothing-here', '/nothing/at/all']) {
      await visitor.goTo(path)
      await expect(page).toHaveTitle('Page not found · Kinora')
      await expect(page.getByRole('heading', { level: 1, name: /not in the programme|programme/i })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    }
    await page.getByRole('link', { name: 'See what is on' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'To my account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  })

  test('a page that is switched off is replaced by the fallback page, at its own address', async ({
    visitor,
    page,
    portal,
  }) => {
    await withSettings(page, (settings) => ({
      ...settings,
      featureFlags: { ...settings.featureFlags, myInterestEnabled: false },
    }))
    await visitor.goTo('/en/my-interests')
    await visitor.signInAs('pass-holder')
    await expect(page.getByRole('heading', { level: 1, name: 'This page is closed for the moment.' })).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/my-interests`)
    await page.getByRole('link', { name: 'To my account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  })
})

test.describe('when the site cannot start', () => {
  test('settings out of reach say so, and a second try opens the page', async ({ visitor, page, portal }) => {
    portal.faults.set('getSettings', { status: 503 })
    await visitor.goTo('/fr')
    await expect(page.getByRole('heading', { name: 'Le site ne répond pas.' })).toBeVisible()
    portal.faults.clear()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/identity\//)
  })

  test('settings that were no good are asked for anew, though the browser may keep them for a minute', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.faults.set('getSettings', { html: true })
    await visitor.goTo('/en/movies')
    await expect(page.getByRole('heading', { name: 'The site is not answering.' })).toBeVisible()
    portal.faults.clear()
    await pressTwice(page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
  })

  test('a catalog out of reach says so in the language of the page', async ({ visitor, page }) => {
    await page.route('**/assets/i18n/*.json', (route) => route.abort())
    await visitor.goTo('/nl', 'nl')
    await expect(page.getByRole('heading', { name: 'De site reageert niet.' })).toBeVisible()
  })

  for (const file of ['main', 'vendor']) {
    test(`a file that every page needs and that does not come says so, and a second try opens the page: ${file}`, async ({
      visitor,
      page,
    }) => {
      const files = `**/assets/${file}-*.js`
      await page.route(files, (route) => route.abort())
      await visitor.goTo('/nl/films', 'nl')
      await expect(page.getByRole('heading', { name: 'De site reageert niet.' })).toBeVisible()
      const isLoaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await isLoaded
      await expect(page.getByRole('heading', { name: 'De site reageert niet.' })).toBeVisible()
      await page.unroute(files)
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
    })
  }

  test('where nothing comes but the document, it says so as readably', async ({ visitor, page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await visitor.goTo('/fr/films')
    const heading = await page.getByRole('heading', { name: 'Le site ne répond pas.' }).boundingBox()
    const button = await page.getByRole('button', { name: 'Réessayer' }).boundingBox()
    expect(heading?.x).toBeGreaterThanOrEqual(16)
    expect(button?.height).toBeGreaterThanOrEqual(48)
  })

  test('the styles of every page are asked for once more where they do not come', async ({ visitor, page }) => {
    let asked = 0
    await page.route('**/assets/main-*.css', (route) => (++asked === 1 ? route.abort() : route.continue()))
    await visitor.goTo('/nl/films', 'nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Films' })).not.toHaveCSS('font-weight', '700')
    expect(asked).toBe(2)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a page says what it needs', async ({ visitor, page }) => {
      await visitor.goTo('/fr')
      const french = page.locator('noscript [lang=fr]')
      await expect(french).toBeVisible()
      await expect(french).toContainText('ce site a besoin de JavaScript')
    })
  })

  test('a host that no market owns is named', async ({ page, portal }) => {
    await page.goto(`http://other.localhost:${portal.port}/`)
    await expect(page.getByText('No market owns the host "other.localhost"')).toBeVisible()
  })
})
