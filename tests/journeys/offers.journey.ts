import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { mainMenu, switched } from '#tests/support/chrome.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const own = ['getSubscription', 'listGoodies', 'getAccount']

/** Whose page is looked at for barriers: the sweep of all screens looks at either, too. */
const looked = chosen([{ whose: 'a visitor' }, { whose: 'a customer' }], { share: 0.5, by: [] }).map(
  ({ whose }) => whose,
)

test('a visitor reads what is sold, for whom, from how much and how it is given up, and goes where it is bought', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/offers')
  await expect(page).toHaveTitle('Offers · Kinora')
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await expect(main(page)).toContainText('With a pass, you go as often as you like, for one amount a month.')
  await expect(part(page, 'Passes').getByRole('term')).toHaveText([
    'Pass Solo',
    'Pass Under 26',
    'Pass Duo',
    'Family Pass',
    'Pass Gold',
  ])
  await expect(part(page, 'Passes')).toContainText('€22.90')
  await expect(part(page, 'How a pass works')).toContainText('The first twelve months are fixed.')
  await expect(part(page, 'How a pass works')).toContainText('In the first fourteen days it ends at once')
  await expect(part(page, 'Prepaid cards')).toContainText('€44.50')
  await expect(part(page, 'Gift cards')).toContainText('€15 to €150')
  await expect(part(page, 'Wallet')).toHaveCount(0)
  for (const name of ['Choose a pass', 'Buy prepaid tickets', 'Choose a gift card']) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute(
      'href',
      'https://reservation.kinora.example/en',
    )
  }
  if (looked.includes('a visitor')) await expectNoBarrier(page, 'offers of a visitor')
  expect(portal.calls.filter(({ operationId }) => own.includes(operationId ?? ''))).toEqual([])
  await main(page).getByRole('link', { name: 'Find a cinema' }).click()
  await expect(page).toHaveURL(/\/en\/our-cinemas$/)
})

test('a customer finds what they have already beside it, and the way there', async ({ visitor, page, portal }) => {
  portal.faults.set('getSubscription', { status: 500 })
  portal.faults.set('listGoodies', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/offers')
  await expect(main(page).getByText('This part could not be loaded. Nothing is lost.')).toHaveCount(2)
  await expect(part(page, 'Passes')).toBeVisible()
  portal.faults.clear()
  const again = main(page).getByRole('button', { name: 'Try again' })
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expect(again).toHaveCount(0)

  await expect(main(page)).toContainText('Your Pass Duo is active.')
  await expect(main(page)).not.toContainText('With a pass, you go as often as you like')
  await expect(main(page).getByRole('link', { name: 'Your subscription' })).toHaveAttribute('href', '/en/subscription')
  await expect(part(page, 'Wallet').getByRole('link', { name: 'Your wallet' })).toHaveAttribute('href', '/en/vouchers')
  await expect(part(page, 'Wallet')).toContainText('Prepaid places')
  if (looked.includes('a customer')) await expectNoBarrier(page, 'offers of a customer')

  await visitor.arriveAs('empty', '/en/offers')
  await expect(part(page, 'Wallet')).toContainText('Nothing to spend for now.')
  await expect(main(page)).toContainText('With a pass, you go as often as you like')
  await expect(main(page).getByRole('link', { name: 'Your subscription' })).toHaveCount(0)
  await visitor.arriveAs('newcomer', '/en/offers')
  await expect(part(page, 'Gift cards')).toBeVisible()
  await expect(part(page, 'Wallet')).toHaveCount(0)
})

test('where nothing is sold on the net the counter sells it, and where there are no offers there is no page', async ({
  visitor,
  page,
}) => {
  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
  await visitor.goTo('/en/offers')
  await expect(main(page).getByText('At the counter of any of our cinemas.')).toHaveCount(3)
  await expect(main(page).getByRole('link', { name: 'Choose a pass' })).toHaveCount(0)
  await withSettings(page, switched({ offersMenuDisplayed: false }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This page is closed for the moment.' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/offers$/)
  await expect(mainMenu(page).getByRole('link', { name: 'Offers' })).toHaveCount(0)
})
