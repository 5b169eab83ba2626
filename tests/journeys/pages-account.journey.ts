import type { Page } from '@playwright/test'
import { loadContract } from '#scripts/mock-api/contract.ts'
import { examplesOf } from '#scripts/mock-api/prefer.ts'
import { pages } from '#tests/support/pages.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

/** The call that each of these pages is drawn from, with the first page that is. */
const read = new Map(
  pages
    .toReversed()
    .flatMap(({ path, operation, counted }) => (operation && counted !== 'my_tickets' ? [[operation, path]] : [])),
)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the advantages have their last day and their code, and the points say how they came and went', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/advantages')
  await expect(page.getByText('30 to use')).toBeVisible()
  await expect(part(page, 'To use').getByRole('term')).toHaveCount(20)
  await expect(part(page, 'To use')).toContainText(/Code: CLUB-4100/)
  await expect(part(page, 'Points')).toContainText(/1.350 points/)
  const movements = part(page, 'How your points came and went')
  await expect(movements.getByRole('definition').first()).toHaveText('+120')
  await expect(movements).toContainText('−900')
})

test('the subscription has its sentence, its supplements with their sum, and its invoices', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await expect(part(page, 'Pass Duo')).toContainText('Your Pass Duo is active.')
  await expect(part(page, 'Supplements this month')).toContainText(/Together\s*€10\.00/)
  await expect(part(page, 'Invoices').getByRole('term')).toHaveCount(12)
  await expect(part(page, 'Invoices')).toContainText('paid')
})

test('the year is told in five figures', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', '/en/statistics')
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    '54',
    '103 hrs 55 mins',
    '72%',
    'Crime',
    'Kinora Gerland',
  ])
})

test('the answers of the help centre are read without signing in, and nothing in them does anything', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/contact')
  await expect(part(page, 'Tickets')).toBeVisible()
  await page.getByText('Where do I find my tickets?').click()
  await expect(
    page.getByText('Your tickets are under My tickets in your account, the next showing first.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'My account' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Your messages' })).toBeHidden()

  portal.prefer.set('listFaqArticles', { code: 200, example: 'hostile' })
  await page.reload()
  await expect(heading(page)).toHaveText('Help and contact')
  for (const question of await page.locator('summary:visible').all()) await question.click()
  await expect(page.getByRole('main').locator('script, iframe, img, a[href^="javascript:"], [onerror]')).toHaveCount(0)
})

test('a choice of what we may send is saved alone, and stays', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', '/en/preferences')
  const offers = page.getByRole('checkbox', { name: /Our offers/ })
  await expect(offers).not.toBeChecked()
  await offers.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  const sent = portal.calls.filter(({ operationId }) => operationId === 'updateNotifications')
  expect(sent.map(({ body }) => body)).toEqual([{ optinCommunicationProvider: true }])
  expect(portal.world.customer('pass-holder')?.account.optinCommunicationProvider).toBe(true)
  await page.reload()
  await expect(offers).toBeChecked()
})

test('an address that is not confirmed yet says what to do, and knows when it is done', async ({
  visitor,
  page,
  portal,
}) => {
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('The demo world has lost its pass-holder.')
  portal.world.commit({ ...customer, account: { ...customer.account, emailVerified: false, firstLogin: false } })
  await visitor.arriveAs('pass-holder', '/en')
  await page.getByRole('link', { name: 'What to do' }).click()
  await expect(heading(page)).toHaveText('Your e-mail')
  await expect(page.getByText('pass-holder@kinora.example is not confirmed yet.')).toBeVisible()
  portal.world.commit({ ...customer, account: { ...customer.account, emailVerified: true } })
  await page.getByRole('button', { name: 'I have followed the link' }).click()
  await expect(page.getByText('pass-holder@kinora.example is confirmed.')).toBeVisible()
})

test('without a site to book on, an empty page still has a way back', async ({ visitor, page }) => {
  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
  await visitor.arriveAs('empty', '/en/wishlist')
  await expect(page.getByRole('link', { name: 'Choose a film' })).toBeHidden()
  await page.getByRole('link', { name: 'My account' }).last().click()
  await expect(heading(page)).toContainText('Lou')
})

test.describe('on the narrowest phone, every example of what a page reads is shown without a sideways scroll', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const [operation, path] of read) {
    test(`${path}: ${operation}`, async ({ visitor, page, portal }) => {
      await visitor.arriveAs('pass-holder', '/en')
      await visitor.goTo(`/en${path}`)
      const contract = await loadContract()
      const found = contract.operations.find(({ iid }) => iid === operation)
      if (!found) throw new Error(`The contract has no ${operation}.`)
      for (const example of examplesOf(found).filter(({ code }) => code === 200)) {
        await test.step(example.example, async () => {
          portal.prefer.set(operation, example)
          await page.reload()
          await expect(heading(page)).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
          await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|Invalid Date|\[object/)
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
        })
      }
    })
  }
})
