import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { add, dialog, number } from '#tests/support/voucher-form.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const sent = (portal: Portal, operation: string) => portal.calls.filter(({ operationId }) => operationId === operation)
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)

const card = (page: Page) => page.getByRole('dialog', { name: 'Add a prepaid card' })
const cardNumber = (page: Page) => card(page).getByLabel('Number of the prepaid card')
const gift = (page: Page) => page.getByRole('dialog', { name: 'Add a gift card' })
const giftNumber = (page: Page) => gift(page).getByLabel('Number of the gift card')
const secret = (page: Page) => gift(page).getByLabel('Secret code')
const pass = (page: Page) => page.getByRole('dialog', { name: 'Add a pass card' })
const passNumber = (page: Page) => pass(page).getByLabel('Number of the pass card')

test('a voucher that cannot be added says why beside its number, which stays', async ({ visitor, page }) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers?dialog=add-voucher')
  for (const [typed, words] of [
    ['KINO-0000-NONE', /We do not know this number\. Check every character\./],
    ['KINO-0715-ABCD', /This number has been used up already\./],
    ['KINO-0362-EFGH', /This number is no longer valid: its last day has passed\./],
    ['9700000001', /This number is in your wallet already\./],
    ['9700000006', /This number belongs to another account already\./],
    ['K1', /This is too short: write at least 4 characters\./],
    ['KINO_2471', /Write only the letters and digits that are printed on the voucher\./],
    ['', /There is nothing here yet\. Please fill it in\./],
  ] as const) {
    await number(page).fill(typed)
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(words)
    await expect(number(page)).toHaveValue(typed)
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')
  }
  await expect(dialog(page)).toBeVisible()
})

test('a prepaid card is added by its number, however that is written, once for many presses', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  const opener = page.getByRole('button', { name: 'Add a prepaid card' })
  await opener.click()
  for (const { typed, words } of [
    { typed: '8840 0000 0000', words: /We do not know this number/ },
    { typed: '8840 2276 0013', words: /in your wallet already/ },
    { typed: '8840 6120 4417', words: /belongs to another account/ },
    { typed: '8840 5512 0064', words: /used up already/ },
    { typed: '8840 5512 0072', words: /its last day has passed/ },
    { typed: '8840/5512', words: /Write only the letters and digits/ },
  ]) {
    await cardNumber(page).fill(typed)
    await addCard(page).click()
    await expect(cardNumber(page)).toHaveAccessibleDescription(words)
    await expect(cardNumber(page)).toHaveValue(typed)
  }
  portal.calls.length = 0
  await cardNumber(page).fill(' 8840-5512-0031 ')
  await addCard(page).dblclick()
  await cardNumber(page).press('Enter')
  await expect(toast(page, 'The prepaid card is in your wallet.')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect(sent(portal, 'addPrepaid')).toHaveLength(1)
  const first = part(page, 'To spend').getByRole('listitem').first()
  for (const words of ['Just added', '8840 5512 0031', '5 of 5 left']) await expect(first).toContainText(words)
})

test('a gift card is added by its number and its secret code, which has three tries', async ({ visitor, page }) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  await page.getByRole('button', { name: 'Add a gift card' }).click()
  await expect(secret(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(secret(page)).toHaveAttribute('autocomplete', 'off')
  const send = async (typed: string, pin: string) => {
    await giftNumber(page).fill(typed)
    await secret(page).fill(pin)
    await gift(page).getByRole('button', { name: 'Add to my wallet' }).click()
  }
  await send('6012 7745 3408', '25')
  await expect(secret(page)).toHaveAccessibleDescription(/The secret code has four digits\.$/)
  for (const { typed, pin, words } of [
    { typed: '6012 7745 0000', pin: '1234', words: /We do not know this number/ },
    { typed: '6012 7745 3301', pin: '3301', words: /in your wallet already/ },
    { typed: '6012 7745 3319', pin: '3319', words: /belongs to another account/ },
    { typed: '6012 7745 3416', pin: '1357', words: /nothing left on this gift card/ },
    { typed: '6012 7745 3424', pin: '2468', words: /its last day has passed/ },
  ]) {
    await send(typed, pin)
    await expect(giftNumber(page)).toHaveAccessibleDescription(words)
    await expect(secret(page)).toHaveValue(pin)
  }
  for (const words of [/2 tries left/, /1 try left/, /this card cannot be added for 24 hours/]) {
    await send('6012 7745 3390', '0000')
    await expect(secret(page)).toHaveAccessibleDescription(words)
    await expect(giftNumber(page)).toHaveValue('6012 7745 3390')
  }
  await send('6012-7745-3408', '2580')
  await expect(toast(page, 'The gift card is in your wallet.')).toBeVisible()
  await expect(gift(page)).toBeHidden()
  await expect(part(page, 'To spend').getByRole('listitem').first()).toContainText('6012 7745 3408')
})

test('a pass card is put on the account by the name and the number on it', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  await page.getByRole('button', { name: 'Add a pass card' }).click()
  const name = pass(page).getByLabel('Last name on the card')
  await expect(name, 'what we know already').toHaveValue('d’Almeida')
  const send = async (lastname: string, typed: string) => {
    await name.fill(lastname)
    await passNumber(page).fill(typed)
    await pass(page).getByRole('button', { name: 'Add to my account' }).click()
  }
  await send('', '3104/6620')
  await expect(name).toHaveAccessibleDescription(/There is nothing here yet/)
  await expect(passNumber(page)).toHaveAccessibleDescription(/Write only the digits/)
  await send('d’Almeida', '3104 0000 0000 00')
  await expect(passNumber(page)).toHaveAccessibleDescription(/No card has this number/)
  await send('Dupont', '3104 6620 1847 35')
  await expect(name).toHaveAccessibleDescription(/This is not the name on the card/)
  await send('d’Almeida', '3104 2049 5518 03')
  await expect(pass(page).getByRole('alert')).toContainText('This card is in your account already.')
  await send('Haddad', '3104 3310 7720 41')
  await expect(pass(page).getByRole('alert')).toContainText('This card belongs to another account.')
  await expect(passNumber(page)).toHaveValue('3104 3310 7720 41')
  await send('D ALMEIDA', '3104-6620-1847-35')
  await expect(toast(page, 'The pass card is on your account.')).toBeVisible()
  await expect(pass(page)).toBeHidden()
  expect(portal.world.customer('pass-holder')?.cards.map(({ id }) => id)).toContain('card-6620')
})

test('whatever goes wrong, the number stays and the reason is told; then the card is added', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.comeInAs('pass-holder', '/en/vouchers?dialog=add-prepaid')
  await cardNumber(page).fill('8840 5512 0049')
  const fails = async (what: string, words: RegExp = /./) => {
    await addCard(page).click()
    await expect(card(page).getByRole('alert'), what).toContainText('what you typed stays here')
    await expect(card(page).getByRole('alert'), what).toContainText(words)
    await expect(cardNumber(page), what).toHaveValue('8840 5512 0049')
    await expect(page.locator(':focus'), what).toContainText('what you typed stays here')
  }
  const faults: Fault[] = [
    ...[400, 401, 403, 404, 409, 413, 422, 429, 500, 503].map((status) => ({ status })),
    { status: 502, html: true },
    { status: 500, empty: true },
    { reset: true },
  ]
  for (const fault of faults) {
    portal.faults.set('addPrepaid', fault)
    await fails(JSON.stringify(fault))
  }
  portal.faults.clear()
  await page.route('**/api/accounts/me/prepaids', (route) => route.abort('timedout'))
  await fails('no answer in time', /We cannot reach the cinema/)
  await page.unroute('**/api/accounts/me/prepaids')
  // The card is added, but half of the answer is lost on the way: the next try finds it there, as the list does.
  portal.faults.set('addPrepaid', { cut: true, times: 1 })
  await fails('half an answer', /We cannot reach the cinema/)
  await addCard(page).click()
  await expect(cardNumber(page)).toHaveAccessibleDescription(/in your wallet already/)
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(part(page, 'To spend')).toContainText('8840 5512 0049')
})

test.describe('a dialog with something typed in it', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Close without sending?' })

  test('asks before it is closed by the cross, Esc, a press beside it or Back', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    await page.getByRole('button', { name: 'Add a prepaid card' }).click()
    await cardNumber(page).fill('8840 5512')
    for (const leave of [
      () => card(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.goBack(),
    ]) {
      await leave()
      await question(page).getByRole('button', { name: 'Go on writing' }).click()
      await expect(question(page)).toBeHidden()
      await expect(cardNumber(page)).toHaveValue('8840 5512')
      await expect(page).toHaveURL(/\?dialog=add-prepaid$/)
    }
    // A browser may close a dialog by itself when Esc is pressed again and again.
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    if (await question(page).isVisible()) await question(page).getByRole('button', { name: 'Go on writing' }).click()
    await expect(cardNumber(page)).toBeVisible()
    await expect(cardNumber(page)).toHaveValue('8840 5512')
    await cardNumber(page).press('Escape')
    await question(page).getByRole('button', { name: 'Close without sending' }).click()
    await expect(card(page)).toBeHidden()
    await expect(page).toHaveURL(/\/en\/vouchers$/)
    await page.getByRole('button', { name: 'Add a prepaid card' }).click()
    await expect(cardNumber(page)).toHaveValue('')
    expect(sent(portal, 'addPrepaid')).toEqual([])
  })

  test('is given up by Cancel; one with nothing in it closes at once, by Back, Esc and Cancel', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    const opener = page.getByRole('button', { name: 'Add a voucher' })
    const cancel = () => dialog(page).getByRole('button', { name: 'Cancel' }).click()
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape'), cancel]) {
      await opener.click()
      await expect(number(page)).toBeVisible()
      await leave()
      await expect(dialog(page)).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await opener.click()
    await number(page).fill('KINO')
    await cancel()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/en\/vouchers$/)
    await opener.click()
    await number(page).fill('KINO')
    await page.keyboard.press('Escape')
    await expect(question(page), 'what was given up once is not given up for ever').toBeVisible()
    expect(sent(portal, 'addVoucher')).toEqual([])
  })
})

function addCard(page: Page) {
  return card(page).getByRole('button', { name: 'Add to my wallet' })
}
