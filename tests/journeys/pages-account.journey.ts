import type { Page } from '@playwright/test'
import { loadContract } from '#scripts/mock-api/contract.ts'
import { examplesOf } from '#scripts/mock-api/prefer.ts'
import { chosen } from '#tests/support/form.ts'
import { pages } from '#tests/support/pages.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

/** The call that each of these pages is drawn from, with the first page that is. */
const read = new Map(
  pages
    .toReversed()
    .flatMap(({ path, operation, counted }) => (operation && counted !== 'my_tickets' ? [[operation, path]] : [])),
)

const { operations } = await loadContract()
/** Every example of what such a page reads; of many of them a part. */
const shown = chosen(
  [...read].flatMap(([operation, path]) => {
    const found = operations.find(({ iid }) => iid === operation)
    if (!found) throw new Error(`The contract has no ${operation}.`)
    return examplesOf(found)
      .filter(({ code }) => code === 200)
      .map((example) => ({ operation, path, ...example }))
  }),
  { share: 0.3, by: ['operation'] },
)

/** The pages of one visit each. */
const visits = inFours([...read.values()])

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('advantages, points and the subscription are told in full; an address that is not confirmed yet says what to do, and knows when it is done', async ({
  visitor,
  page,
  portal,
}) => {
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('The demo world has lost its pass-holder.')
  portal.world.commit({ ...customer, account: { ...customer.account, emailVerified: false, firstLogin: false } })
  await visitor.arriveAs('pass-holder', '/en/advantages')
  await expect(page.getByText('30 to use')).toBeVisible()
  await expect(part(page, 'To use').getByRole('term')).toHaveCount(20)
  await expect(part(page, 'To use')).toContainText(/Code: CLUB-4100/)
  await expect(part(page, 'Points')).toContainText(/1.350 points/)
  const movements = part(page, 'How your points came and went')
  await expect(movements.getByRole('definition').first()).toHaveText('+120')
  await expect(movements).toContainText('−900')

  await page.getByRole('link', { name: 'My subscription' }).click()
  await expect(part(page, 'Pass Duo')).toContainText('Your Pass Duo is active.')
  await expect(part(page, 'Supplements this month')).toContainText(/Together\s*€10\.00/)
  await expect(part(page, 'Invoices').getByRole('term')).toHaveCount(12)
  await expect(part(page, 'Invoices')).toContainText('paid')

  await page.getByRole('link', { name: 'My account' }).first().click()
  await page.getByRole('link', { name: 'What to do' }).click()
  await expect(heading(page)).toHaveText('Your e-mail')
  await expect(page.getByText('pass-holder@kinora.example is not confirmed yet.')).toBeVisible()
  portal.world.commit({ ...customer, account: { ...customer.account, emailVerified: true } })
  await page.getByRole('button', { name: 'I have followed the link' }).click()
  await expect(page.getByText('pass-holder@kinora.example is confirmed.')).toBeVisible()
})

test('the answers of the help centre are read without signing in', async ({ visitor, page }) => {
  await visitor.goTo('/en/contact')
  await expect(part(page, 'Tickets')).toBeVisible()
  await page.getByText('Where do I find my tickets?').click()
  await expect(
    page.getByText('Your tickets are under My tickets in your account, the next showing first.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'My account' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Your messages' })).toBeHidden()
})

test('without a site to book on, an empty page still has a way back', async ({ visitor, page }) => {
  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
  await visitor.arriveAs('empty', '/en/wishlist')
  await expect(page.getByRole('main')).toContainText('The films you wish for hang here.')
  await expect(page.getByRole('link', { name: 'Choose a film' })).toBeHidden()
  await page.getByRole('link', { name: 'My account' }).last().click()
  await expect(heading(page)).toContainText('Lou')
})

test.describe('on the narrowest phone, every example of what a page reads is shown without a sideways scroll', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const paths of visits) {
    test(`${paths.join(', ')}`, async ({ visitor, page, portal }) => {
      test.slow()
      await visitor.arriveAs('pass-holder', '/en/error')
      for (const { path, operation, code, example } of shown.filter((cell) => paths.includes(cell.path))) {
        await test.step(`${operation}, ${example}`, async () => {
          portal.prefer.clear()
          portal.prefer.set(operation, { code, example })
          await visitor.goTo(`/en${path}`)
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

function inFours<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_, index) => (index % 4 === 0 ? [items.slice(index, index + 4)] : []))
}
