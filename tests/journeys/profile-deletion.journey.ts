import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { barriers, expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete my account' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account' })
const understood = (page: Page) => dialog(page).getByRole('checkbox')
const remove = (page: Page) => dialog(page).getByRole('button', { name: 'Delete my account' })
const keep = (page: Page) => dialog(page).getByRole('button', { name: 'Keep my account' })
const signedOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are signed out.' })
const asked = (portal: Portal) => callsTo(portal, 'requestAccountDeletion')

function withoutSubscription(portal: Portal, id: PersonaId): void {
  const customer = portal.world.customer(id)
  if (!customer) throw new Error(`There is no ${id}.`)
  portal.world.commit({ ...customer, subscription: null })
}

test.describe('an account that is deleted', () => {
  test('shows what goes with it, is asked for once, and ends on a page that says what happens next', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    withoutSubscription(portal, 'pass-holder')
    await visitor.comeInAs('pass-holder', '/en/profile')
    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en/preferences')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your notifications')

    await opener(page).click()
    await expect(dialog(page)).toContainText(/On \d+ \w+( \d{4})?, this is gone for good\./)
    await expect(dialog(page)).toContainText(/Points in the Club\s*1,350/)
    await expect(dialog(page)).toContainText(/Vouchers, gift cards and prepaid cards to spend\s*\d+/)
    await expect(dialog(page)).toContainText(/Films that you rated or wish for\s*\d+/)
    await expect(dialog(page)).toContainText(/Your \d+ tickets for showings before that stay good\./)
    await keep(page).click()
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await remove(page).click()
    await expect(dialog(page)).toContainText('Please tick this first')
    expect(asked(portal)).toEqual([])

    await understood(page).check()
    portal.faults.set('requestAccountDeletion', { delayMs: 300 })
    await remove(page).dblclick()
    await expect(signedOut(page)).toBeVisible()
    await expect(page, 'by way of the identity provider').toHaveURL(`${portal.origin('fr')}/en/signed-out`)
    await expect(page.getByRole('main')).toContainText(/Your account will be deleted on \d+ \w+/)
    await expect(page.getByRole('main')).toContainText('We have sent you a receipt by e-mail.')
    expect(asked(portal)).toHaveLength(1)
    await expect(signedOut(other)).toBeVisible()
    await expect(other.getByRole('main')).toContainText('You signed out in another tab')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Your account will be deleted on')

    // Until that day it works as before, and asking once more is answered with the day.
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/identity\//)
    await visitor.arriveAs('pass-holder', '/en/profile?dialog=delete-account')
    await understood(page).check()
    await remove(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('We have your request already')
    await visitor.goTo('/en/signed-out')
    await expect(signedOut(page)).toBeVisible()
    await expect(page.getByRole('main'), 'it has been read').not.toContainText('will be deleted')
  })

  test('has no subscription: one that runs has to end first, and the way there is shown; nor is it deleted when something fails', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    for (const operation of ['listTickets', 'listGoodies', 'listClientShows'])
      portal.faults.set(operation, { status: 500 })
    portal.prefer.set('getAccount', { example: 'cancel-pending' })
    await visitor.arriveAs('pass-holder', '/en/profile?dialog=delete-account')
    await expect(dialog(page)).toContainText(/It is cancelled and runs until \d+ \w+/)
    portal.prefer.clear()
    await comeBack(page)
    await expect(dialog(page)).toContainText('An account with a subscription cannot be deleted.')
    await expect(dialog(page)).toContainText('Your subscription has to end first.')
    await expect(remove(page)).toBeHidden()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog(page)).toBeHidden()
    await opener(page).click()
    await dialog(page).getByRole('link', { name: 'Go to my subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription')

    // A subscription that begins while somebody decides.
    await page.goBack()
    await expect(dialog(page)).toContainText('Your subscription has to end first.')
    const customer = portal.world.customer('pass-holder')
    withoutSubscription(portal, 'pass-holder')
    await comeBack(page)
    await expect(dialog(page).getByText('could not be counted')).toHaveCount(3)
    await understood(page).check()
    if (customer) portal.world.commit(customer)
    await remove(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Your subscription is running.')

    withoutSubscription(portal, 'pass-holder')
    for (const { fault, words } of [
      { fault: { status: 500 }, words: /Something went wrong on our side/ },
      { fault: { status: 403 }, words: /Your account does not allow this/ },
      { fault: { status: 429 }, words: /Try again in a minute/ },
      { fault: { status: 502, html: true }, words: /it is our fault/ },
      { fault: { reset: true }, words: /We cannot reach the cinema/ },
      { fault: { status: 401 }, words: /You have been signed out/ },
    ]) {
      portal.faults.set('requestAccountDeletion', fault)
      await remove(page).click()
      await expect(dialog(page).getByRole('alert')).toContainText(words)
      await expect(understood(page)).toBeChecked()
    }
    expect(portal.world.customer('pass-holder')?.account.signIn.deletion).toBeNull()
  })

  test('can be deleted by keys alone, at the next try too; neither the question nor the page after it is a barrier', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    await visitor.arriveAs('empty', '/en/profile')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    await expect(dialog(page).getByText('being counted'), 'nothing to lose is no figure').toHaveCount(0)
    await expect(dialog(page).getByRole('term')).toHaveCount(0)
    await tabTo(remove(page))
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')
    await expectNoBarrier(page, 'the question')
    await tabTo(understood(page))
    await page.keyboard.press('Space')
    await tabTo(remove(page))
    portal.faults.set('requestAccountDeletion', { status: 500 })
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('Something went wrong on our side')
    portal.faults.clear()
    await tabTo(remove(page))
    await page.keyboard.press('Enter')
    await expect(signedOut(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Your account will be deleted on')
    expect(await barriers(page), 'the page after it').toEqual([])
    expect(portal.world.customer('empty')?.account.signIn.deletion).not.toBeNull()

    // It is not for the customer who signs in and out here next.
    const other = await context.newPage()
    for (const tab of [page, other]) await visitorOf(tab, portal).arriveAs('pass-holder', '/en/preferences')
    await other.getByRole('button', { name: /^Margaux/ }).click()
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('main')).toContainText('You signed out in another tab')
    await expect(page.getByRole('main')).not.toContainText('will be deleted')
  })
})
