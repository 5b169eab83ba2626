import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { hold } from '#tests/support/hold.ts'
import { letPass } from '#tests/support/passing.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const entry = (page: Page, name: string, words: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: words })
const anywhere = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words })
const sheet = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name }).click()

test.beforeEach(({ page }) => page.clock.install())

/** The customer is told of it for a while, and nothing is open any more. */
async function isDone(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').getByText(words)).toBeVisible()
  await letPass(page)
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/vouchers$/)
}

const book = '8840 2276 0013'
const company = '8840 2276 0039'

test('each card has the buttons for what can be done with it; one is offered, taken back, offered again and accepted; another is taken off, one deleted; two tabs agree', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  for (const fold of ['Spent', 'Expired']) await part(page, fold).getByText('Show all').click()
  const named = /^(?:Offer to|Take|Delete)/
  for (const [number, names] of Object.entries({
    [book]: ['Offer to somebody', 'Take off my account', 'Delete'],
    '8840 2276 0021': ['Take back the offer'],
    [company]: ['Take off my account'],
    '8840 2276 0048': ['Delete'],
    '8840 1170 9920': ['Delete'],
    '8840 1170 9938': ['Delete'],
  })) {
    await expect(anywhere(page, number).getByRole('button', { name: named }), number).toHaveText(names)
  }

  const other = await context.newPage()
  await visitorOf(other, portal).goTo('/en/vouchers')
  await expect(entry(other, 'To spend', book)).toBeVisible()

  await entry(page, 'To spend', book).getByRole('button', { name: 'Offer to somebody' }).click()
  await expect(sheet(page)).toContainText(/Book of five tickets, 2 places left/)
  await expect(sheet(page)).toContainText(/They have until \d+ [A-Z]\w+( \d{4})? to accept/)
  await sheet(page).getByLabel('Or one of your friends').selectOption('Nadia Ferrand')
  await expect(sheet(page).getByLabel('Their e-mail address')).toHaveValue('nadia.ferrand@kinora.example')
  await press(page, 'Offer the card')
  await isDone(page, 'The card is on offer. We have written to them.')
  await expect(entry(page, 'Offered', book)).toContainText(/Offered to nadia\.ferrand.+not accepted yet/)
  await expect(entry(page, 'To spend', book)).toHaveCount(0)

  // What the other tab still offers is refused, with the reason, and its list is right from then on.
  await entry(other, 'To spend', book).getByRole('button', { name: 'Take off my account' }).click()
  await press(other, 'Take it off')
  await expect(sheet(other).getByRole('alert')).toContainText('This card is on offer to somebody already.')
  await press(other, 'Keep the card')
  await expect(entry(other, 'Offered', book)).toBeVisible()

  await entry(page, 'Offered', book).getByRole('button', { name: 'Take back the offer' }).click()
  await expect(sheet(page)).toContainText('The link in the mail to nadia.ferrand@kinora.example stops working')
  await press(page, 'Take it back')
  await isDone(page, 'The offer is taken back. The card is yours to spend.')
  await expect(entry(page, 'To spend', book)).toBeVisible()
  await comeBack(other)
  await expect(entry(other, 'To spend', book)).toBeVisible()

  await entry(other, 'To spend', book).getByRole('button', { name: 'Offer to somebody' }).click()
  await sheet(other).getByLabel('Their e-mail address').fill('unpaid@kinora.example')
  await expect(sheet(other).getByLabel('Or one of your friends')).toHaveValue('unpaid@kinora.example')
  await press(other, 'Offer the card')
  await isDone(other, 'The card is on offer. We have written to them.')
  await comeBack(page)
  await expect(entry(page, 'Offered', book)).toContainText('unpaid@kinora.example')
  await portal.world.acceptPrepaidOffer('p-1')
  await entry(page, 'Offered', book).getByRole('button', { name: 'Take back the offer' }).click()
  await press(page, 'Take it back')
  await expect(sheet(page).getByRole('alert')).toContainText('This card was accepted')
  await press(page, 'Leave it on offer')
  await expect(entry(page, 'Offered', book)).toContainText(/and accepted on .+: it is theirs/)

  await entry(page, 'Offered', book).getByRole('button', { name: 'Delete' }).click()
  await expect(sheet(page)).toContainText('It goes from your list alone: unpaid@kinora.example keeps it')
  await press(page, 'Delete for good')
  await isDone(page, 'The card is deleted.')
  await expect(anywhere(page, book)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), 'what had the focus is gone').toBeFocused()

  await entry(page, 'To spend', company).getByRole('button', { name: 'Take off my account' }).click()
  await expect(sheet(page)).toContainText(company)
  await press(page, 'Take it off')
  await isDone(page, 'The card is off your account.')
  await expect(anywhere(page, company)).toHaveCount(0)
  await comeBack(other)
  await expect(anywhere(other, book)).toHaveCount(0)
  await expect(anywhere(other, company)).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a prepaid card' }).click()
  await sheet(page).getByLabel('Number of the prepaid card').fill(company)
  await press(page, 'Add to my wallet')
  await isDone(page, 'The prepaid card is in your wallet.')
  await expect(entry(page, 'To spend', company)).toContainText('1 of 10 left')
})

test('an offer that is refused or fails keeps the address, says why, and is sent once', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  portal.faults.set('listFriends', { status: 500 })
  // A refusal for want of a session asks for one that can be renewed.
  await (isLong ? visitor.comeInAs : visitor.arriveAs)('pass-holder', '/en/vouchers?dialog=offer&item=p-1')
  const address = sheet(page).getByLabel('Their e-mail address')
  const offer = sheet(page).getByRole('button', { name: 'Offer the card' })
  for (const [typed, words] of [
    ['', /There is nothing here yet/],
    ['sacha', /The address is not complete/],
    ['Pass-Holder@kinora.example', /This is your own address/],
  ] as const) {
    await address.fill(typed)
    await offer.click()
    await expect(address).toHaveAccessibleDescription(words)
    await expect(address).toHaveValue(typed)
  }
  await expect(sheet(page).getByLabel('Or one of your friends'), 'without friends, none is offered').toHaveCount(0)
  await address.fill('sacha@mail.example')
  const statuses = isLong ? [400, 401, 403, 404, 409, 413, 422, 429, 500, 503] : [409, 500]
  const faults: Fault[] = [...statuses.map((status) => ({ status })), { status: 502, html: true }, { reset: true }]
  for (const fault of faults) {
    portal.faults.set('offerPrepaid', fault)
    await offer.click()
    await expect(sheet(page).getByRole('alert'), JSON.stringify(fault)).toContainText('what you typed stays here')
    await expect(address).toHaveValue('sacha@mail.example')
  }
  portal.faults.clear()
  portal.calls.length = 0
  const letGo = await hold(page, '**/api/**')
  await offer.dblclick()
  await address.press('Enter')
  await letGo()
  await isDone(page, 'The card is on offer.')
  expect(callsTo(portal, 'offerPrepaid')).toHaveLength(1)
})

/** What is asked for by an address, and cannot be done: with no such card, or with that one. */
const impossible = chosen(
  [
    { deed: 'offer', item: '&item=nothing' },
    { deed: 'offer', item: '' },
    { deed: 'offer', item: '&item=p-3' },
    { deed: 'offer', item: '&item=g-1' },
    { deed: 'cancel-offer', item: '&item=p-1' },
    { deed: 'dissociate', item: '&item=p-2' },
    { deed: 'delete', item: '&item=p-3' },
  ],
  { share: 0.5, by: ['deed'] },
)

test('an address that leads to nothing, or to what cannot be done, says so; a change whose answer is lost is seen in the list all the same; deleting a card names what is lost, and a deleted one cannot be added again', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  for (const [place, { deed, item }] of impossible.entries()) {
    const path = `/en/vouchers?dialog=${deed}${item}`
    await (place === 0 ? visitor.arriveAs('pass-holder', path) : visitor.goTo(path))
    await expect(sheet(page), path).toContainText('This is no longer in your wallet, or has changed since.')
    await expect(sheet(page).getByRole('button'), path).toHaveCount(1)
  }
  await press(page, 'Close')
  await expect(page).toHaveURL(/\/en\/vouchers$/)

  await entry(page, 'To spend', company).getByRole('button', { name: 'Take off my account' }).click()
  portal.faults.set('dissociatePrepaid', { cut: true, times: 1 })
  await press(page, 'Take it off')
  await expect(sheet(page).getByRole('alert')).toContainText('We cannot reach the cinema')
  await expect(sheet(page)).toContainText('Company card for ten')
  await press(page, 'Take it off')
  await expect(sheet(page).getByRole('alert')).toContainText('This card is no longer in your wallet.')
  await press(page, 'Keep the card')
  await expect(anywhere(page, company)).toHaveCount(0)

  await entry(page, 'To spend', book).getByRole('button', { name: 'Delete' }).click()
  await expect(sheet(page)).toContainText('The 2 places that are left on it are lost, for good')
  await press(page, 'Delete for good')
  await isDone(page, 'The card is deleted.')
  await expect(anywhere(page, book)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a prepaid card' }).click()
  const number = sheet(page).getByLabel('Number of the prepaid card')
  await number.fill(book)
  await press(page, 'Add to my wallet')
  await expect(number).toHaveAccessibleDescription(/do not know this number/)
})
