import type { BrowserContext, Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { changeSession } from '#tests/support/kept-session.ts'
import { callsTo, expect, test, visitorOf, withAuth } from '#tests/support/portal-test.ts'

const film = '/en/movies/noord'
const saved = 'Noord is on your wishlist.'

const add = (page: Page) => page.getByRole('button', { name: 'Add to the wishlist: Noord' })
const takeOff = (page: Page) => page.getByRole('button', { name: 'Take off the wishlist: Noord' })
const rating = (page: Page) => page.getByRole('radiogroup', { name: 'Your rating of Noord' })
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' })
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'My account' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const sent = (portal: Portal) => callsTo(portal, 'updateShowIntention')

/** On the film's page as a visitor: wants it, and stands before the sign-in page. */
async function wantIt(page: Page): Promise<void> {
  await expect(signIn(page)).toBeVisible()
  await add(page).dblclick()
  await expect(page).toHaveURL(/\/identity\//)
}

/** What the tab holds of its session has run out, and nothing renews it. */
async function endSession(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies({ path: '/identity' })
  await changeSession(page, { expires_at: 1, refresh_token: undefined })
  await page.reload()
}

test('a visitor wishes for a film, signs in on the way, and finds it wished for: once', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo(`${film}?from=mail#main`)
  await expect(page.getByText('You sign in first, and come back to this page.')).toBeVisible()
  await expectNoBarrier(page, 'the film of a visitor')
  await wantIt(page)
  await visitor.signInAs('empty')
  await expect(page.getByRole('status')).toContainText(saved)
  await expect(takeOff(page)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/movies\/noord\?from=mail#main$/)
  await expect(account(page)).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('main').getByRole('region', { name: 'Your wishlist' })).toContainText('Noord')
  await page.goBack()
  await expect(takeOff(page)).toBeVisible()
  await visitor.goTo('/fr/movies/noord')
  await expect(page.locator('#wish-noord')).toBeVisible()

  // Opened anew at the very address, also where the wishes cannot be read at first.
  portal.faults.set('listClientShows', { status: 500 })
  await visitor.goTo(`${film}?from=mail#main`)
  await expect(page.getByRole('main')).toContainText('This part could not be loaded.')
  await expect(heading(page, 'Noord')).toBeVisible()
  await heal(page, portal)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(takeOff(page)).toBeVisible()
  expect(sent(portal)).toHaveLength(1)

  // From now on nothing stands in the way.
  await takeOff(page).click()
  await expect(page.getByRole('status')).toContainText('Noord is off your wishlist.')
  await expect(add(page)).toBeFocused()
  await expectNoBarrier(page, 'the film of a customer')
})

test('somebody new registers on the way; who would rather not is let go, with nothing done', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo(film)
  await wantIt(page)
  await visitor.signInAs('newcomer')
  await expect(heading(page, 'Welcome to Kinora.')).toBeVisible()
  // Back leads to the film, and stays there.
  await visitor.goTo(film)
  await expect(add(page)).toBeVisible()
  await expect(account(page)).toBeVisible()
  await add(page).click()
  await expect(heading(page, 'Welcome to Kinora.')).toBeVisible()
  expect(sent(portal)).toHaveLength(0)

  await page.getByLabel('First name').fill('Inès')
  await page.getByLabel('Last name').fill('Kervella')
  await page.getByLabel('Day').fill('29')
  await page.getByLabel('Month').fill('2')
  await page.getByLabel('Year').fill('2000')
  await page.getByRole('checkbox', { name: /terms of use/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(takeOff(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${film}$`))
  await expect.poll(() => sent(portal)).toHaveLength(1)
})

test('a sign-in that was left is forgotten: the next one wishes for nothing', async ({ visitor, page, portal }) => {
  await visitor.goTo(film)
  await wantIt(page)
  await page.goBack()
  await expect(add(page)).toBeVisible()
  await signIn(page).click()
  await visitor.signInAs('empty')
  await expect(account(page)).toBeVisible()
  await expect(add(page)).toBeVisible()
  expect(sent(portal)).toHaveLength(0)
})

test('what fails on the way or after it is said, and can be done again', async ({ visitor, page, portal }) => {
  portal.faults.set('identity.auth', { status: 503, times: 1 })
  await visitor.goTo(film)
  await expect(signIn(page)).toBeVisible()
  await add(page).click()
  await expect(page.getByRole('alert')).toContainText('That did not work')
  await expect(add(page)).toBeEnabled()

  portal.faults.set('updateShowIntention', { status: 503 })
  await wantIt(page)
  await visitor.signInAs('empty')
  await expect(page.getByRole('alert')).toContainText('Noord is not on your wishlist: we could not save it.')
  await expect(add(page)).toBeFocused()
  await page.getByRole('button', { name: 'Close this message' }).click()
  portal.faults.clear()
  await add(page).click()
  await expect(page.getByRole('status')).toContainText(saved)
  expect(sent(portal).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a session that has run out is begun again with the wish kept', async ({ visitor, page, portal, context }) => {
  await withAuth(page, { silentFrame: false })
  await visitor.arriveAs('empty', film)
  await expect(account(page)).toBeVisible()
  await endSession(context, page)
  await add(page).click()
  await expect(page).toHaveURL(/\/identity\//)
  await visitor.signInAs('empty')
  await expect(takeOff(page)).toBeFocused()
  await expect.poll(() => sent(portal)).toHaveLength(1)
})

test('what was wanted is not done for a sign-in that was begun elsewhere; whoever signed in on this browser lately is known again, without a sign-in page', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.goTo(film)
  await wantIt(page)
  await visitor.comeInAs('empty', '/en/wishlist')
  await expect(heading(page, 'Your wishlist')).toBeVisible()
  await visitor.goTo(film)
  await expect(add(page)).toBeVisible()
  expect(sent(portal)).toHaveLength(0)

  portal.calls.length = 0
  await page.close()
  const tab = await context.newPage()
  await visitorOf(tab, portal).goTo(film)
  await expect(heading(tab, 'Noord')).toBeVisible()
  await expect(account(tab)).toBeVisible()
  await add(tab).click()
  await expect(takeOff(tab)).toBeFocused()
  await expect.poll(() => sent(portal)).toHaveLength(1)
  // What the visitor had read is not read again for the customer.
  expect(callsTo(portal, 'listShows')).toHaveLength(1)
})

test('a visitor rates a film that is out, not one that can only be wished for yet, and takes it back', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/movies/de-glasblazers')
  await expect(page.getByRole('button', { name: 'Add to the wishlist: De glasblazers' })).toBeVisible()
  await expect(page.getByRole('radiogroup')).toHaveCount(0)

  await visitor.goTo(film)
  await expect(signIn(page)).toBeVisible()
  await rating(page).getByRole('radio', { name: 'Loved it' }).click()
  await expect(page).toHaveURL(/\/identity\//)
  await visitor.signInAs('empty')
  await expect(page.getByRole('status')).toContainText('Your rating of Noord is saved.')
  await expect(rating(page).getByRole('radio', { name: 'Loved it' })).toBeChecked()
  await expect(rating(page).getByRole('radio', { name: 'Loved it' })).toBeFocused()
  expect(callsTo(portal, 'rateShow').map(({ body }) => body)).toEqual([{ emotion: 3 }])
  await page.getByRole('button', { name: 'Take the rating back: Noord' }).click()
  await expect(rating(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(rating(page).getByRole('radio', { name: 'Not for me' })).toBeFocused()
})
