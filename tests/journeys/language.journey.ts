import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { answerTo } from '#tests/support/browser.ts'
import { openPage } from '#tests/support/chrome.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { countLoads } from '#tests/support/under-way.ts'

function footerButton(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('button', { name })
}

function firstName(page: Page) {
  return page.getByRole('textbox').and(page.locator('[autocomplete="given-name"]'))
}

test('it stays what it is without its words; it can be one of those of the site, the current one being marked, and what the server says comes in it too', async ({
  visitor,
  page,
}) => {
  const words = '**/assets/i18n/fr.json'
  await page.route(words, (route) => route.abort())
  await visitor.goTo(openPage)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Who we are' })).toBeVisible()
  await footerButton(page, 'Français').click()
  await expect(page.getByText(/^That did not work/)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/unavailable$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.unroute(words)
  for (const { market, languages } of [
    { market: 'fr', languages: ['Français', 'English'] },
    { market: 'nl', languages: ['Nederlands', 'English'] },
  ] as const) {
    if (market === 'nl') await visitor.goTo(openPage, market)
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
    const choices = page.getByRole('dialog', { name: 'Language' }).getByRole('listitem').getByRole('button')
    await expect(choices).toHaveText([...languages])
    await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(choices.first()).not.toHaveAttribute('aria-current')
    await choices.first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', market)
    await expect(page).toHaveURL(new RegExp(`/${market}/unavailable$`))
    if (market === 'fr') {
      await expect(footer.getByRole('link', { name: 'Qui nous sommes' })).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Who we are' })).toBeHidden()
    }
  }
})

test('a page that stays open over a deployment is loaded anew in another language, as it cannot read the new words', async ({
  visitor,
  page,
}) => {
  await visitor.goTo(openPage)
  await expect(page).toHaveTitle('Not available · Kinora')
  const loads = countLoads(page)
  await page.route('**/assets/i18n/fr.json', async (route) => {
    const { messages } = await (await answerTo(route)).json()
    const renamed = Object.fromEntries(Object.entries(messages).map(([id, message]) => [`new-${id}`, message]))
    // The document that follows has what the server has.
    return loads() ? route.continue() : route.fulfill({ json: { words: 'new', messages: renamed } })
  })
  await footerButton(page, 'Français').click()
  await expect(page).toHaveTitle('Page fermée · Kinora')
  await expect(page).toHaveURL(/\/fr\/unavailable$/)
  expect(loads()).toBe(1)
})

test('it is French before the page knows better', async ({ page, portal }) => {
  const answer = await page.request.get(`http://127.0.0.1:${portal.port}/`, {
    headers: { host: new URL(portal.origin('fr')).host },
  })
  expect(await answer.text()).toMatch(/<html lang="fr"/)
})

/** How the account may fail; the one that takes for ever comes last, since nothing ends it. */
const faults: Record<string, Fault> = {
  'is out of order': { status: 500 },
  'is out of reach': { cut: true },
  'takes for ever': { hang: true },
}

test('another one changes the first part of the address alone, and loses nothing that is typed, whatever becomes of the account', async ({
  visitor,
  page,
  portal,
}) => {
  const address = `${portal.origin('fr')}/en/profile?from=mail#address`
  for (const [what, fault] of Object.entries(faults)) {
    await test.step(`the account ${what}`, async () => {
      // Anew each time: what was tried again meanwhile would not be asked for.
      await visitor.arriveAs('pass-holder', '/en/profile?from=mail#address')
      await firstName(page).fill('Margot')
      await page.getByRole('checkbox').first().focus()
      portal.faults.set('getAccount', fault)
      portal.calls.length = 0
      await footerButton(page, 'Français').click()
      await expect(page).toHaveURL(address.replace('/en/', '/fr/'))
      await expect(page).toHaveTitle('Votre profil · Kinora')
      const asked = () => portal.calls.some(({ operationId }) => operationId === 'getAccount')
      await expect.poll(asked, 'it is read anew in the new language').toBe(true)
      await expect(firstName(page)).toHaveValue('Margot')

      portal.faults.clear()
      await footerButton(page, 'English').click()
      await expect(page).toHaveTitle('Your profile · Kinora')
      await expect(firstName(page)).toHaveValue('Margot')
    })
  }

  await page.getByRole('button', { name: /account menu/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /^Language/ }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(address.replace('/en/', '/fr/'))
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(firstName(page)).toHaveValue('Margot')

  await footerButton(page, 'English').click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(firstName(page)).toHaveValue('Margot')
})
