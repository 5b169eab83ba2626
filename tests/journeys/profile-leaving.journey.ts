import type { Page } from '@playwright/test'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test } from '#tests/support/portal-test.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

test.describe('leaving with something unsaved', () => {
  const question = { name: 'Leave without saving?' }

  test('asks first: staying keeps it, and leaving leaves; so does the Back button', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en')
    const home = page.getByRole('heading', { level: 1, name: /Margaux/ })
    const dialog = page.getByRole('dialog', question)
    const city = page.getByLabel('City')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Your profile/ })
      .click()
    await city.fill('Bron')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(city).toHaveValue('Bron')
    await expect(page).toHaveURL(/\/en\/profile$/)

    const ways = [
      page.getByRole('main').getByRole('link', { name: 'My account' }),
      page.getByRole('banner').getByRole('link', { name: /My tickets/ }),
      page.getByRole('link', { name: 'Cancel' }),
    ]
    for (const way of ways) {
      await way.click()
      await dialog.getByRole('button', { name: 'Stay on this page' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(city).toHaveValue('Bron')
    }
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/en\/profile$/)

    await page.goBack()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(home).toBeVisible()
    await page.goForward()
    await city.fill('Bron')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(home).toBeVisible()
    expect(updatesOf(portal)).toEqual([])
  })

  test('is not asked about when nothing is: neither before a change, nor after it is saved or undone; closing the tab asks by the browser', async ({
    visitor,
    page,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    const home = page.getByRole('heading', { level: 1, name: /Margaux/ })
    const city = page.getByLabel('City')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(home).toBeVisible()
    await page.goBack()
    await city.fill('Bron')
    await city.fill('Lyon')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(home).toBeVisible()
    await page.goBack()
    await city.fill('Bron')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(home).toBeVisible()
    await page.goBack()

    await city.fill('Lyon')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(city).toHaveValue('Lyon')
  })
})

test('the page in another language keeps what is typed, and says in that language what is wrong with it', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/profile')
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Day').fill('31')
  await page.getByRole('radio', { name: 'Neither of the two' }).check()
  await page.getByLabel('Country').selectOption('Belgium')
  await page.getByRole('checkbox', { name: 'Our offers' }).check()
  await save(page).click()
  await expect(page.getByText('We need your first name here.')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre profil' })).toBeVisible()
  await expect(page.getByText('Indiquez votre prénom.')).toBeVisible()
  await expect(page.getByText('We need your first name here.')).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/fr')
  await expect(main.getByLabel('Prénom')).toHaveValue('')
  await expect(main.getByLabel('Jour')).toHaveValue('31')
  await expect(main.getByLabel('Pays')).toHaveValue('BE')
  await expect(main.getByRole('radio', { checked: true }).first()).toHaveAttribute('value', 'civ-other')
  await expect(main.getByRole('checkbox').nth(1)).toBeChecked()
})
