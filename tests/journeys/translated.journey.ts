import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { translateAnew } from '#tests/support/translated.ts'

test.use({ translatedInto: 'capitals' })

test('a page that the browser translates stays whole: what changes is shown, parts come and go, and so they do once it is translated anew, or the original is shown again', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MARGAUX')

  await page.getByRole('button', { name: /account menu$/i }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toContainText('VOUCHERS AND GIFT CARDS')
  await menu.getByRole('link', { name: 'profile' }).click()
  await expect(menu).toBeHidden()
  const firstName = page.getByRole('textbox', { name: 'First name' })
  await firstName.fill('')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(firstName).toHaveAccessibleDescription(/FIRST NAME/)
  await firstName.fill('Margot')
  await expect(firstName).not.toHaveAccessibleDescription(/FIRST NAME/)

  await visitor.walkTo('/en/cinema/kinora-gerland')
  const favourite = main.getByRole('button', { name: /favourites$/i })
  const press = async (words: string) => {
    await favourite.click()
    await expect(favourite).toHaveText(words)
  }
  await expect(favourite).toHaveText('REMOVE FROM YOUR FAVOURITES')
  await press('ADD TO YOUR FAVOURITES')
  await translateAnew(page, 'small')
  await expect(favourite).toHaveText('add to your favourites')
  await press('remove from your favourites')
  await translateAnew(page, 'original')
  await press('Add to your favourites')
  await press('Remove from your favourites')
  await translateAnew(page, 'capitals')
  await press('ADD TO YOUR FAVOURITES')
  expect(callsTo(portal, 'removeFavouriteCinemas').length).toBe(3)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
  await expect(main.getByRole('button', { name: 'Ajouter à mes favoris' })).toHaveText('AJOUTER À MES FAVORIS')
})
