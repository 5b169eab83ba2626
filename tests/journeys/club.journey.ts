import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { mainMenu, switched } from '#tests/support/chrome.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { callsTo, expect, test, withSettings } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** Whose page is looked at for barriers: the sweep of all screens looks at either, too. */
const looked = chosen([{ whose: 'a visitor' }, { whose: 'a customer' }], { share: 0.5, by: [] }).map(
  ({ whose }) => whose,
)

test('a visitor reads what points are worth, and joins by signing in', async ({ visitor, page, portal }) => {
  await visitor.goTo('/en/club')
  await expect(page).toHaveTitle('The Club · Kinora')
  await expect(part(page, 'How points come')).toContainText('10 points')
  await expect(part(page, 'What they turn into')).toContainText('900 points')
  await expect(part(page, 'Bronze, silver, gold').getByRole('term')).toHaveText(['Bronze', 'Silver', 'Gold'])
  await expect(main(page).getByRole('link', { name: 'The terms of the Club' })).toHaveAttribute('href', /^https:/)
  if (looked.includes('a visitor')) await expectNoBarrier(page, 'the club of a visitor')
  expect(callsTo(portal, 'getAccount')).toEqual([])

  await main(page).getByRole('link', { name: 'Join the Club' }).click()
  await expect(page).toHaveURL(/\/identity\//)
  await visitor.signInAs('empty')
  const dialog = page.getByRole('dialog', { name: 'Join the Club' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Join the Club' }).click()
  await expect(page.getByRole('status').getByText('Welcome to the Club.')).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'The Club' }).click()
  await expect(part(page, 'Points')).toContainText('0 points')
})

test('a member finds their points there, or that they cannot be read; who is none, or whose session has run out, the way in', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('getAccount', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/club')
  await expect(part(page, 'Points')).toContainText('This part could not be loaded.')
  await expect(part(page, 'How points come')).toBeVisible()
  await heal(page, portal)
  await part(page, 'Points').getByRole('button', { name: 'Try again' }).click()
  await expect(part(page, 'Points')).toContainText('1,350 points')
  await expect(part(page, 'Points for your visits')).toHaveCount(0)
  await expect(part(page, 'Points').getByRole('link', { name: 'Your advantages' })).toHaveAttribute(
    'href',
    '/en/advantages',
  )
  if (looked.includes('a customer')) await expectNoBarrier(page, 'the club of a member')

  await changeSession(page, { expires_at: 1 })
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Join the Club' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  await visitor.arriveAs('empty', '/en/club')
  await expect(part(page, 'Points').getByRole('link', { name: 'Join the Club' })).toBeVisible()
})

test('where there is no club there is no page, and where advantages have none one joins at the counter', async ({
  visitor,
  page,
}) => {
  await withSettings(page, switched({ advantagesEnabled: false }))
  await visitor.goTo('/en/club')
  await expect(main(page)).toContainText('You can join at the counter of any of our cinemas.')
  await expect(main(page).getByRole('link', { name: 'Join the Club' })).toHaveCount(0)
  await withSettings(page, switched({ clubProviderEnabled: false }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This page is closed for the moment.' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/club$/)
})
