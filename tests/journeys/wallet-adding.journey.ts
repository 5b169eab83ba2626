import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { hold } from '#tests/support/hold.ts'
import { letPass } from '#tests/support/passing.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { add, dialog, number } from '#tests/support/voucher-form.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)

const card = (page: Page) => page.getByRole('dialog', { name: 'Add a prepaid card' })
const cardNumber = (page: Page) => card(page).getByLabel('Number of the prepaid card')
const gift = (page: Page) => page.getByRole('dialog', { name: 'Add a gift card' })
const giftNumber = (page: Page) => gift(page).getByLabel('Number of the gift card')
const secret = (page: Page) => gift(page).getByLabel('Secret code')
const pass = (page: Page) => page.getByRole('dialog', { name: 'Add a pass card' })
const passNumber = (page: Page) => pass(page).getByLabel('Number of the pass card')

/** Why the server takes no number of a kind: each in the server's words, which stand beside the number as they come. */
const refusals = chosen(
  [
    { kind: 'voucher', typed: 'KINO-0000-NONE', why: 'unknown' },
    { kind: 'voucher', typed: 'KINO-0715-ABCD', why: 'used up' },
    { kind: 'voucher', typed: 'KINO-0362-EFGH', why: 'expired' },
    { kind: 'voucher', typed: '9700000001', why: 'owned' },
    { kind: 'voucher', typed: '9700000006', why: 'taken' },
    { kind: 'prepaid card', typed: '8840 0000 0000', why: 'unknown' },
    { kind: 'prepaid card', typed: '8840 5512 0064', why: 'used up' },
    { kind: 'prepaid card', typed: '8840 5512 0072', why: 'expired' },
    { kind: 'prepaid card', typed: '8840 2276 0013', why: 'owned' },
    { kind: 'prepaid card', typed: '8840 6120 4417', why: 'taken' },
    { kind: 'gift card', typed: '6012 7745 0000', pin: '1234', why: 'unknown' },
    { kind: 'gift card', typed: '6012 7745 3416', pin: '1357', why: 'nothing left' },
    { kind: 'gift card', typed: '6012 7745 3424', pin: '2468', why: 'expired' },
    { kind: 'gift card', typed: '6012 7745 3301', pin: '3301', why: 'owned' },
    { kind: 'gift card', typed: '6012 7745 3319', pin: '3319', why: 'taken' },
  ] as const,
  { share: 0.4, by: ['kind', 'why'] },
)
const words = {
  unknown: /We do not know this number\. Check every character\./,
  'used up': /This number has been used up already\./,
  'nothing left': /There is nothing left on this gift card\./,
  expired: /This number is no longer valid: its last day has passed\./,
  owned: /This number is in your wallet already\./,
  taken: /This number belongs to another account already\./,
}

test('a voucher that cannot be added says why beside its number, which stays; so does a prepaid card, which is added however its number is written, once for many presses', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers?dialog=add-voucher')
  const isNoVoucher = async (typed: string, why: RegExp) => {
    await number(page).fill(typed)
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(why)
    await expect(number(page)).toHaveValue(typed)
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')
  }
  for (const { kind, typed, why } of refusals) if (kind === 'voucher') await isNoVoucher(typed, words[why])
  await isNoVoucher('K1', /This is too short: write at least 4 characters\./)
  await isNoVoucher('KINO_2471', /Write only the letters and digits that are printed on the voucher\./)
  await isNoVoucher('', /There is nothing here yet\. Please fill it in\./)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()

  const opener = page.getByRole('button', { name: 'Add a prepaid card' })
  await opener.click()
  const isNoCard = async (typed: string, why: RegExp) => {
    await cardNumber(page).fill(typed)
    await addCard(page).click()
    await expect(cardNumber(page)).toHaveAccessibleDescription(why)
    await expect(cardNumber(page)).toHaveValue(typed)
  }
  for (const { kind, typed, why } of refusals) if (kind === 'prepaid card') await isNoCard(typed, words[why])
  await isNoCard('8840/5512', /Write only the letters and digits/)
  portal.calls.length = 0
  await cardNumber(page).fill(' 8840-5512-0031 ')
  const letGo = await hold(page, '**/api/**')
  await addCard(page).dblclick()
  await cardNumber(page).press('Enter')
  await letGo()
  await expect(toast(page, 'The prepaid card is in your wallet.')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect(callsTo(portal, 'addPrepaid')).toHaveLength(1)
  const first = part(page, 'To spend').getByRole('listitem').first()
  for (const said of ['Just added', '8840 5512 0031', '5 of 5 left']) await expect(first).toContainText(said)
})

test('a gift card is added by its number and its secret code, which has three tries; a pass card by the name and the number on it', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await page.clock.install()
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
  for (const refusal of refusals) {
    if (refusal.kind !== 'gift card') continue
    await send(refusal.typed, refusal.pin)
    await expect(giftNumber(page)).toHaveAccessibleDescription(words[refusal.why])
    await expect(secret(page)).toHaveValue(refusal.pin)
  }
  for (const left of [/2 tries left/, /1 try left/, /this card cannot be added for 24 hours/]) {
    await send('6012 7745 3390', '0000')
    await expect(secret(page)).toHaveAccessibleDescription(left)
    await expect(giftNumber(page)).toHaveValue('6012 7745 3390')
  }
  await send('6012-7745-3408', '2580')
  await expect(toast(page, 'The gift card is in your wallet.')).toBeVisible()
  await letPass(page)
  await expect(gift(page)).toBeHidden()
  await expect(part(page, 'To spend').getByRole('listitem').first()).toContainText('6012 7745 3408')

  await page.getByRole('button', { name: 'Add a pass card' }).click()
  const name = pass(page).getByLabel('Last name on the card')
  await expect(name, 'what we know already').toHaveValue('d’Almeida')
  const attach = async (lastname: string, typed: string) => {
    await name.fill(lastname)
    await passNumber(page).fill(typed)
    await pass(page).getByRole('button', { name: 'Add to my account' }).click()
  }
  await attach('', '3104/6620')
  await expect(name).toHaveAccessibleDescription(/There is nothing here yet/)
  await expect(passNumber(page)).toHaveAccessibleDescription(/Write only the digits/)
  await attach('d’Almeida', '3104 0000 0000 00')
  await expect(passNumber(page)).toHaveAccessibleDescription(/No card has this number/)
  await attach('Dupont', '3104 6620 1847 35')
  await expect(name).toHaveAccessibleDescription(/This is not the name on the card/)
  await attach('d’Almeida', '3104 2049 5518 03')
  await expect(pass(page).getByRole('alert')).toContainText('This card is in your account already.')
  await attach('Haddad', '3104 3310 7720 41')
  await expect(pass(page).getByRole('alert')).toContainText('This card belongs to another account.')
  await expect(passNumber(page)).toHaveValue('3104 3310 7720 41')
  await attach('D ALMEIDA', '3104-6620-1847-35')
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
  // A refusal for want of a session asks for one that can be renewed.
  await (isLong ? visitor.comeInAs : visitor.arriveAs)('pass-holder', '/en/vouchers?dialog=add-prepaid')
  await cardNumber(page).fill('8840 5512 0049')
  const fails = async (what: string, why: RegExp = /./) => {
    await addCard(page).click()
    await expect(card(page).getByRole('alert'), what).toContainText('what you typed stays here')
    await expect(card(page).getByRole('alert'), what).toContainText(why)
    await expect(cardNumber(page), what).toHaveValue('8840 5512 0049')
    await expect(page.locator(':focus'), what).toContainText('what you typed stays here')
  }
  const statuses = isLong ? [400, 401, 403, 404, 409, 413, 422, 429, 500, 503] : [409, 500]
  const faults: Fault[] = [
    ...statuses.map((status) => ({ status })),
    { status: 502, html: true },
    ...(isLong ? [{ status: 500, empty: true }, { reset: true }] : []),
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

  test('asks before it is closed by the cross, Esc, a press beside it or Back, and is given up by Cancel; one with nothing in it closes at once', async ({
    visitor,
    page,
    portal,
  }) => {
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
    expect(callsTo(portal, 'addPrepaid')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()

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
    expect(callsTo(portal, 'addVoucher')).toEqual([])
  })
})

function addCard(page: Page) {
  return card(page).getByRole('button', { name: 'Add to my wallet' })
}
