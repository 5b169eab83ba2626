import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Your bank card' })
const remove = (page: Page) => section(page).getByRole('button', { name: 'Remove this card' })
const question = (page: Page) => page.getByRole('dialog', { name: /^Remove the card ending in \d{4}\?$/ })
const yes = (page: Page) => question(page).getByRole('button', { name: 'Remove the card' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your profile' })
const removals = (portal: Portal) => callsTo(portal, 'deleteBankCard')

function leaving({ world }: Portal) {
  const customer = world.customer('leaving')
  if (!customer) throw new Error('There is no such customer.')
  return customer
}

test('a bank card says how long it works, and what to do when a subscription depends on it; without one it is removed for good', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('leaving', '/en/profile')
  await expect(section(page)).toContainText('American Express, number ending in 3008')
  await expect(section(page)).toContainText('It pays for your subscription.')
  await expect(section(page)).toContainText('This card expires at the end of this month: debits after that will fail.')
  const way = section(page).getByRole('link', { name: 'Write to us to pay with another card' })
  await expect(way).toHaveAttribute('href', '/en/contact')

  await page.clock.setFixedTime('2026-11-21T12:00:00+01:00')
  for (const { example, words } of [
    { example: 'pass-holder', words: ['CB, number ending in 4417', 'Valid until 09/28'] },
    { example: 'photo-rejected', words: ['Mastercard, number', 'Valid until 01/29'] },
    { example: 'family-nl', words: ['e-Carte Bleue, number', 'Valid until 12/27'] },
    { example: 'unknown-enums', words: ['Card with a number ending in 4417', 'Valid until 09/28'] },
  ]) {
    portal.prefer.set('getAccount', { example })
    await comeBack(page)
    for (const part of words) await expect(section(page)).toContainText(part)
  }
  await expect(way, 'a card that works needs nothing').toBeHidden()

  await test.step('one that has expired, and the question about it, hold no barrier', async () => {
    portal.prefer.set('getAccount', { example: 'unpaid' })
    await comeBack(page)
    for (const part of ['Visa, number', 'It was valid until 10/26', 'has expired: the next debit will fail.']) {
      await expect(section(page)).toContainText(part)
    }
    await expectNoBarrier(page, 'the page')
    await remove(page).click()
    await expect(yes(page)).toBeVisible()
    await expectNoBarrier(page, 'the question')
    await page.keyboard.press('Escape')
  })

  portal.prefer.set('getAccount', { example: 'minimal' })
  await comeBack(page)
  await expect(section(page), 'there is none').toBeHidden()
  await expect(heading(page)).toBeVisible()

  const customer = leaving(portal)
  const card = { lastDigits: '2718', expirationDate: '2020-01', icon: 'mc' }
  portal.world.commit({ ...customer, subscription: null, account: { ...customer.account, card } })
  portal.prefer.clear()
  await comeBack(page)
  await expect(section(page)).toContainText('Nothing is paid with it at the moment')
  await expect(section(page)).toContainText('This card has expired.')
  await expect(section(page).getByRole('link')).toHaveCount(0)
  await remove(page).click()
  await expect(question(page)).toContainText('You would need a card again for a new subscription only.')
  await yes(page).click()
  await expect(section(page)).toBeHidden()
})

test('a bank card is removed once the customer has read what that means, and only once', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('leaving', '/en/profile')
  for (const keep of [
    () => question(page).getByRole('button', { name: 'Keep the card' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await remove(page).click()
    await expect(question(page)).toContainText(
      'While a debit is still to come or something is unpaid, we need the card',
    )
    await keep()
    await expect(question(page)).toBeHidden()
    await expect(remove(page)).toBeFocused()
  }
  expect(removals(portal)).toEqual([])

  portal.faults.set('deleteBankCard', { delayMs: 800 })
  await page.keyboard.press('Enter')
  await yes(page).dblclick()
  await remove(page).press('Enter')
  await expect(question(page), 'it is under way').toBeHidden()
  await expect(page.getByRole('status').getByText('Your bank card is removed.')).toBeVisible()
  await expect(section(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'A copy of your data' }), 'what follows').toBeFocused()
  expect(removals(portal)).toHaveLength(1)
  expect(leaving(portal).account.card).toBeNull()
})

test('Enter that is held down on the answer removes a bank card once, and asks nothing anew', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('leaving', '/en/profile')
  portal.faults.set('deleteBankCard', { delayMs: 800 })
  await remove(page).press('Enter')
  await yes(page).focus()
  await Promise.all(Array.from({ length: 4 }, () => page.keyboard.down('Enter')))
  await page.keyboard.up('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('status').getByText('Your bank card is removed.')).toBeVisible()
  await expect(section(page)).toBeHidden()
  await expect(question(page)).toBeHidden()
  expect(removals(portal)).toHaveLength(1)
})

const ours = 'We could not remove your bank card. If it still stands here, please try again in a moment.'

const troubles = [
  { name: 'an error', fault: { status: 500 }, words: 'Something went wrong on our side. Nothing was changed.' },
  { name: 'too much', fault: { status: 429 }, words: 'That was a lot in a short time. Try again in a minute.' },
  { name: 'a web page', fault: { status: 502, html: true }, words: ours },
  { name: 'a closed connection', fault: { reset: true }, words: ours },
]

test('a bank card that is not removed says why and stays for the next try, and goes where it is gone already or only the answer was lost', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('leaving', '/en/profile')
  const customer = leaving(portal)
  const toast = (words: string) => page.getByRole('alert').getByText(words)
  const fails = async (words: string) => {
    await remove(page).click()
    await yes(page).click()
    await expect(toast(words)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast(words)).toBeHidden()
    await expect(section(page)).toContainText('number ending in 3008')
  }
  const goes = async (words: string) => {
    await remove(page).click()
    await yes(page).click()
    await expect(toast(words)).toBeVisible()
    await expect(section(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'A copy of your data' }), 'what follows').toBeFocused()
  }

  await test.step('it is needed', async () => {
    const { subscription } = customer
    if (!subscription) throw new Error('There is no subscription to be paid.')
    portal.world.commit({ ...customer, subscription: { ...subscription, cancelPending: false, endsOn: null } })
    await fails('Your subscription is debited from this card.')
    portal.world.commit(customer)
  })

  for (const { name, fault, words } of chosen(troubles, { share: 0.75, by: ['words'] })) {
    await test.step(name, async () => {
      portal.faults.set('deleteBankCard', fault)
      await fails(words)
    })
  }
  portal.faults.clear('deleteBankCard')
  await page.route('**/api/accounts/me/cards/cb', (route) => route.abort('timedout'), { times: 1 })
  await fails(ours)

  // It is removed, and the answer is lost on the way: the page finds out.
  await page.route(
    '**/api/accounts/me/cards/cb',
    async (route) => {
      await answerTo(route)
      await route.abort('timedout')
    },
    { times: 1 },
  )
  await goes(ours)
  await page.keyboard.press('Escape')
  await expect(toast(ours)).toBeHidden()

  await test.step('it is gone already', async () => {
    portal.world.commit(customer)
    await comeBack(page)
    await expect(section(page)).toBeVisible()
    portal.world.commit({ ...customer, account: { ...customer.account, card: null } })
    await goes('There is no bank card.')
  })
})
