import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'
import { add, dialog, number } from '#tests/support/voucher-form.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test.describe('the wallet', () => {
  test('lists what there is by what has become of it, with what is needed to spend it', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'To spend',
      'Offered',
      'Spent',
      'Expired',
    ])
    const card = part(page, 'To spend').getByRole('listitem').filter({ hasText: 'Book of five tickets' })
    await expect(card).toContainText('2 of 5 left')
    await expect(card).toContainText('For showings up to')
    await expect(card).toContainText('8840227600134471')
    await expect(part(page, 'Offered')).toContainText('Offered to sacha.dubreuil@mail.example on')
    await expect(part(page, 'Expired').getByRole('listitem').first()).toContainText('Its last day was')
    await expect(part(page, 'Spent').getByText('For showings')).toHaveCount(0)
  })

  test('says so when it is empty, and how that ends', async ({ visitor, page }) => {
    await visitor.arriveAs('empty', '/en/vouchers')
    await expect(page.getByText('Your wallet is empty for now.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add a voucher' }).click()
    await number(page).fill('kino 2471 mais')
    await add(page).click()
    await expect(part(page, 'To spend').getByText('KINO-2471-MAIS')).toBeVisible()
    await expect(page.getByText('Your wallet is empty for now.')).toHaveCount(0)
  })

  test('warns on the last day', async ({ visitor, page }) => {
    await visitor.arriveAs('unpaid', '/en/vouchers')
    await expect(part(page, 'To spend').getByText('For showings today: it is the last day.').first()).toBeVisible()
  })

  test('shows what it does not know as what it is', async ({ visitor, page, portal }) => {
    portal.prefer.set('listGoodies', { example: 'unknown-status' })
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    await expect(part(page, 'Not to be spent for now')).toContainText('Affiche numérotée')
  })

  test('is the same in another language, its texts too', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    await expect(part(page, 'To spend').getByText('Free popcorn')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('main').getByText('Pop-corn offert').first()).toBeVisible()
  })
})

test.describe('a voucher that cannot be added', () => {
  for (const { what, typed, words } of [
    { what: 'is not known', typed: 'KINO-0000-NONE', words: 'We do not know this number. Check every character.' },
    { what: 'is used up', typed: 'KINO-0715-ABCD', words: 'This number has been used up already.' },
    { what: 'has expired', typed: 'KINO-0362-EFGH', words: 'This number is no longer valid: its last day has passed.' },
    { what: 'is in the wallet', typed: '9700000001', words: 'This number is in your wallet already.' },
    { what: 'is somebody else’s', typed: '9700000006', words: 'This number belongs to another account already.' },
    { what: 'is too short', typed: 'K1', words: 'This is too short: write at least 4 characters.' },
    {
      what: 'has other signs in it',
      typed: 'KINO_2471',
      words: 'Write only the letters and digits that are printed on the voucher.',
    },
    { what: 'is not there', typed: '', words: 'There is nothing here yet. Please fill it in.' },
  ]) {
    test(`because it ${what} says so beside its number, which stays`, async ({ visitor, page }) => {
      await visitor.arriveAs('pass-holder', '/en/vouchers?dialog=add-voucher')
      await number(page).fill(typed)
      await add(page).click()
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
      await expect(number(page)).toHaveValue(typed)
      await expect(page.locator(':focus')).toContainText('One answer needs a look.')
      await expect(dialog(page)).toBeVisible()
    })
  }
})

test('the dialog is closed by Back, by Esc and by Cancel, and nothing is sent', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  const open = async () => {
    await page.getByRole('button', { name: 'Add a voucher' }).click()
    await expect(number(page)).toBeVisible()
  }
  await open()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await open()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await open()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en\/vouchers$/)
  expect(portal.calls.filter(({ operationId }) => operationId === 'addVoucher')).toEqual([])
})

test('the wallet and its dialog hold no barrier', async ({ visitor, page }) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await barriers(page), `the page at ${width} px`).toEqual([])
    await page.getByRole('button', { name: 'Add a voucher' }).click()
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(/There is nothing here yet/)
    expect(await barriers(page), `the dialog at ${width} px`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  return [...violations.map(({ id }) => id), ...(wide ? ['scrolls sideways'] : [])]
}
