import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import type { FeatureFlags } from '#src/api/contract.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { hold } from '#tests/support/hold.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

const day = 24 * 60 * 60 * 1000

const close = (page: Page) => page.getByRole('button', { name: 'Close this message' })
const unpaid = /A payment for your pass did not go through/

/** The message that says something. What reads it out is there all the time. */
function message(page: Page, role: 'alert' | 'status', words: string | RegExp) {
  return page.getByRole(role).locator(':scope > *').filter({ hasText: words })
}

/** Has a site with some features switched off. */
async function without(page: Page, ...flags: (keyof FeatureFlags)[]): Promise<void> {
  const off = Object.fromEntries(flags.map((flag) => [flag, false]))
  await withSettings(page, (settings) => ({ ...settings, featureFlags: { ...settings.featureFlags, ...off } }))
}

/** Has the photo on a customer's card turned down, or taken after all. Whoever has no card gets the pass holder's. */
function judgePhoto({ world }: Portal, id: PersonaId, status: 'OK' | 'KO'): void {
  const customer = world.customer(id)
  const [card] = (customer?.cards.length ? customer : world.customer('pass-holder'))?.cards ?? []
  if (!customer || !card?.photo) throw new Error('There is no card with a photo.')
  world.commit({ ...customer, cards: [{ ...card, photo: { ...card.photo, status } }] })
}

/** Waits until the home has said all that it says by itself. */
async function allIsSaid(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Subscription', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test.describe('a payment that did not go through', () => {
  test('is told with the sum, the subscription’s number and the way to its page, which says the rest; it stands in the page once it was put away, from the next visit on, and at once when the words of the message are out of reach', async ({
    visitor,
    page,
    context,
  }) => {
    await visitor.arriveAs('unpaid', '/en')
    const warning = message(page, 'alert', unpaid)
    await expect(warning).toContainText('€45.80 is still to be paid. Your subscription number is KA 3310 7720.')
    await expect(page.getByRole('main').getByText(unpaid)).toBeHidden()
    await warning.getByRole('link', { name: 'See my pass' }).click()
    await expect(page).toHaveURL(/\/en\/subscription$/)
    await expect(warning).toBeHidden()
    await expect(page.getByRole('main').getByText(unpaid)).toBeVisible()

    await page.goBack()
    await expect(warning).toBeVisible()
    await close(page).click()
    await expect(warning).toBeHidden()
    await expect(page.getByRole('main').getByText(unpaid)).toBeHidden()
    const cookie = (await context.cookies()).find(({ name }) => name === 'toast-pass-unpaid')
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / day)).toBe(30)

    await page.reload()
    await expect(page.getByRole('main').getByText(unpaid)).toBeVisible()
    await allIsSaid(page)
    await expect(warning).toBeHidden()
    const notice = await page.getByRole('main').getByText(unpaid).boundingBox()
    const ticket = await page.getByRole('article').boundingBox()
    expect(notice?.y).toBeLessThan(ticket?.y ?? 0)

    await test.step('without the words', async () => {
      await context.clearCookies({ name: 'toast-pass-unpaid' })
      const words = page.waitForRequest('**/assets/subscription-toasts-*.js')
      await page.route('**/assets/subscription-toasts-*.js', (route) => route.abort())
      await page.reload()
      await words
      await expect(page.getByRole('main').getByText(unpaid)).toBeVisible()
    })
  })

  test('where the subscription has no page: says where to pay, and whom to ask; where there is nobody to ask either: can only be closed', async ({
    visitor,
    page,
  }) => {
    await without(page, 'subscriptionEnabled')
    await visitor.arriveAs('unpaid', '/en')
    const warning = message(page, 'alert', unpaid)
    await expect(warning).toContainText('€45.80 is still to be paid, at the counter of any of our cinemas.')
    await expect(warning).toContainText('KA 3310 7720')
    // It comes when it wants, and takes the message up with it.
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await warning.getByRole('link', { name: 'Ask us' }).click()
    await expect(page).toHaveURL(/\/en\/contact$/)
    await expect(warning).toBeHidden()

    await without(page, 'subscriptionEnabled', 'contactBlockDisplayed')
    await visitor.goTo('/en')
    await expect(warning).toBeVisible()
    await expect(warning.getByRole('link')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
  })
})

test('nothing comes up about a pass that is in order; one that is blocked says where to ask, and a photo that was turned down asks for another one, with or without a subscription, and says that the pass works where it does', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  await allIsSaid(page)
  await expect(close(page)).toBeHidden()

  portal.prefer.set('getSubscription', { example: 'blocked-otherwise' })
  await comeBackLater(page)
  const blocked = message(page, 'alert', 'Your pass is blocked.')
  await expect(blocked).toContainText(/at the counter of any of our cinemas\. Your subscription number is \S+\./)
  await expect(blocked.getByRole('link', { name: 'Ask us' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Your pass is blocked.')).toBeHidden()
  await close(page).click()
  await expect(blocked).toBeHidden()

  portal.prefer.clear()
  judgePhoto(portal, 'pass-holder', 'KO')
  const letGo = await hold(page, '**/api/accounts/me/subscription')
  await comeBackLater(page)
  const warning = message(page, 'alert', 'The photo on your pass was turned down.')
  await expect(warning).toContainText('Please choose another one soon.')
  await expect(warning, 'the subscription is not known to be in order yet').not.toContainText('still works')
  await letGo()
  await expect(warning).toContainText('Please choose another one soon. The pass still works.')

  portal.prefer.set('getSubscription', { example: 'paused' })
  await page.reload()
  await expect(warning).toContainText('Please choose another one soon.')
  await expect(warning).not.toContainText('still works')

  portal.prefer.clear()
  judgePhoto(portal, 'pass-holder', 'OK')
  await comeBackLater(page)
  await expect(warning, 'it holds no longer').toBeHidden()

  judgePhoto(portal, 'empty', 'KO')
  await visitor.arriveAs('empty', '/en')
  await expect(warning).toContainText('Please choose another one soon.')
  await close(page).click()
  await allIsSaid(page)
  await expect(close(page), 'nothing is sold to somebody being warned').toBeHidden()
})

test.describe('an offer', () => {
  const offered = 'See whether a pass would be something for you.'

  test('for somebody who never had a pass comes twice in a session and not a third time, and again in the next session; it leads to the page about the pass', async ({
    visitor,
    page,
    context,
  }) => {
    await visitor.arriveAs('empty', '/en')
    await expect(page.getByText(offered)).toBeVisible()
    await page.reload()
    await expect(page.getByText(offered)).toBeVisible()
    await page.reload()
    await allIsSaid(page)
    await expect(page.getByText(offered)).toBeHidden()
    const later = await context.newPage()
    await later.goto(page.url())
    await leads(later, offered, 'About the pass')
  })

  test('for somebody who may subscribe again, or whose pass runs out, leads to the page about the pass', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.prefer.set('getAccount', { example: 'may-subscribe-again' })
    await visitor.arriveAs('empty', '/en')
    await leads(page, 'You may take it up again from today.', 'Take it up again')
    portal.prefer.set('getAccount', { example: 'may-renew' })
    portal.prefer.set('getSubscription', { example: 'fixed-period' })
    await visitor.goTo('/en')
    await leads(page, 'Your pass runs out soon, and can be renewed already.', 'Renew it')
  })

  test('is not made where the subscription is switched off; one that was put away stays away for thirty days', async ({
    visitor,
    page,
    context,
  }) => {
    await context.clock.install()
    await without(page, 'subscriptionEnabled')
    await visitor.arriveAs('empty', '/en')
    await allIsSaid(page)
    await expect(close(page)).toBeHidden()

    await page.unroute('**/api/settings')
    await page.reload()
    await expect(page.getByText(offered)).toBeVisible()
    await close(page).click()
    await expect(page.getByText(offered)).toBeHidden()
    await page.reload()
    await allIsSaid(page)
    await expect(page.getByText(offered)).toBeHidden()
    const cookie = (await context.cookies()).find(({ name }) => name === 'toast-pass-first')
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / day)).toBe(30)
    await context.clearCookies({ name: 'toast-pass-first' })
    await page.reload()
    await expect(page.getByText(offered)).toBeVisible()
  })
})

/** An offer that has come up is followed. */
async function leads(page: Page, words: string, action: string): Promise<void> {
  const offer = message(page, 'status', words)
  await expect(offer).toBeVisible()
  await offer.getByRole('link', { name: action }).click()
  await expect(page).toHaveURL(/\/en\/subscription$/)
  await expect(offer).toBeHidden()
}
