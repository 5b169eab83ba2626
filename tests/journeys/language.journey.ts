import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { openPage } from '#tests/support/chrome.ts'
import { expect, test } from '#tests/support/portal-test.ts'

function footerButton(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('button', { name })
}

function firstName(page: Page) {
  return page.getByRole('textbox').and(page.locator('[autocomplete="given-name"]'))
}

for (const { market, languages } of [
  { market: 'fr', languages: ['Français', 'English'] },
  { market: 'nl', languages: ['Nederlands', 'English'] },
] as const) {
  test(`it can be one of those of the ${market} site, the current one being marked`, async ({ visitor, page }) => {
    await visitor.goTo(openPage, market)
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
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

test('it is French before the page knows better', async ({ page, portal }) => {
  const answer = await page.request.get(`http://127.0.0.1:${portal.port}/`, {
    headers: { host: new URL(portal.origin('fr')).host },
  })
  expect(await answer.text()).toMatch(/<html lang="fr"/)
})

test('another one changes the first part of the address alone, and what is typed into a form stays', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/profile?from=mail#address')
  await firstName(page).fill('Margot')
  await page.getByRole('button', { name: /account menu/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /^Language/ }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(`${portal.origin('fr')}/fr/profile?from=mail#address`)
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(firstName(page)).toHaveValue('Margot')

  await footerButton(page, 'English').click()
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/profile?from=mail#address`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(firstName(page)).toHaveValue('Margot')
})

const faults: Record<string, Fault> = {
  'is out of order': { status: 500 },
  'is out of reach': { cut: true },
  'takes for ever': { hang: true },
}

for (const [what, fault] of Object.entries(faults)) {
  test(`another one loses nothing that is typed while the account ${what}`, async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    await firstName(page).fill('Margot')
    await page.getByRole('checkbox').first().focus()
    portal.faults.set('getAccount', fault)
    portal.calls.length = 0
    await footerButton(page, 'Français').click()
    await expect(page).toHaveURL(`${portal.origin('fr')}/fr/profile`)
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

test('it stays what it is when its words are out of reach', async ({ visitor, page }) => {
  await visitor.goTo(openPage)
  await page.route('**/assets/i18n/fr.json', (route) => route.abort())
  await footerButton(page, 'Français').click()
  await expect(page.getByText(/^That did not work/)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/unavailable$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('what the page reads from the server comes in the new language too', async ({ visitor, page }) => {
  await visitor.goTo(openPage)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Who we are' })).toBeVisible()
  await footerButton(page, 'Français').click()
  await expect(footer.getByRole('link', { name: 'Qui nous sommes' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Who we are' })).toBeHidden()
})
