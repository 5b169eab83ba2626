import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const news = (page: Page) => page.getByRole('checkbox', { name: 'News about your visits and your account' })
const newsletter = (page: Page) => page.getByRole('checkbox', { name: 'The newsletter' })
const offers = (page: Page) => page.getByRole('checkbox', { name: 'Our offers' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const isSaved = (page: Page) => page.getByRole('status').getByText('Your choices are saved.')

/** What the pages asked to change in the choices so far, oldest first. */
function choicesOf(portal: Portal): unknown[] {
  return callsTo(portal, 'updateNotifications').map(({ body }) => body)
}

test.describe('what we may send', () => {
  test('is three choices, each with what it is and from whom; one can be chosen by keyboard, is sent once, and is asked about before the page is left', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/preferences')
    await expect(page.getByText('Tickets and invoices reach you whatever you choose.')).toBeVisible()
    await expect(page.getByText('To pass-holder@kinora.example')).toBeVisible()
    await expect(page.getByText('the link at the foot of each of them')).toBeVisible()
    await expect(page.getByRole('group', { name: 'What we may send you' }).getByRole('checkbox')).toHaveCount(3)
    await expect(news(page)).toBeChecked()
    await expect(newsletter(page)).toBeChecked()
    await expect(offers(page)).not.toBeChecked()
    for (const choice of [news(page), newsletter(page), offers(page)]) {
      await expect(choice).toHaveAccessibleDescription(/^From Kinora: .{10,80}\.$/)
    }
    await expectNoBarrier(page, 'three choices')

    await offers(page).check()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(offers(page)).toBeChecked()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    expect(choicesOf(portal)).toEqual([])

    await page.goBack()
    await expect(offers(page)).not.toBeChecked()
    portal.faults.set('updateNotifications', { delayMs: 400 })
    await tabTo(offers(page))
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(isSaved(page)).toBeVisible()
    expect(choicesOf(portal)).toEqual([{ optinCommunicationProvider: true }])
  })

  test('is saved choice by choice, and is the same in the profile; changed elsewhere meanwhile it stays as it was changed there', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/preferences')
    await save(page).click()
    await expect(page.getByText('nothing has changed')).toBeVisible()
    await news(page).uncheck()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await newsletter(page).uncheck()
    await offers(page).check()
    await news(page).check()
    await news(page).uncheck()
    await save(page).click()
    await expect.poll(() => choicesOf(portal)).toHaveLength(2)
    expect(choicesOf(portal)).toEqual([
      { mailNotification: false },
      { mailCommunicationProvider: false, optinCommunicationProvider: true },
    ])
    await expect(save(page)).not.toHaveAttribute('aria-busy')

    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(newsletter(page)).not.toBeChecked()
    await expect(offers(page)).toBeChecked()
    await newsletter(page).check()
    await save(page).click()
    await expect.poll(() => updatesOf(portal)).toEqual([{ mailCommunicationProvider: true }])
    await expect(save(page)).not.toHaveAttribute('aria-busy')
    await page.goBack()
    await expect(newsletter(page)).toBeChecked()
    await expect(news(page)).not.toBeChecked()

    portal.calls.length = 0
    await offers(page).uncheck()
    const customer = portal.world.customer('pass-holder')
    if (!customer) throw new Error('There is no pass-holder.')
    portal.world.commit({ ...customer, account: { ...customer.account, mailCommunicationProvider: false } })
    await save(page).click()
    await expect.poll(() => choicesOf(portal)).toEqual([{ optinCommunicationProvider: false }])
    await expect(newsletter(page), 'the page has heard of it').not.toBeChecked()
    await expect(save(page)).not.toHaveAttribute('aria-busy')
    expect(portal.world.customer('pass-holder')?.account).toMatchObject({
      mailCommunicationProvider: false,
      optinCommunicationProvider: false,
    })
  })
})

test.describe('a choice that cannot be saved', () => {
  const faults: { what: string; fault: Fault; words: RegExp }[] = [
    { what: 'a refusal', fault: { status: 403 }, words: /Your account does not allow this/ },
    { what: 'maintenance', fault: { status: 503 }, words: /We are doing some maintenance/ },
  ]

  test('stays on the page, with the reason, until it can; what was never chosen is a no, and no change', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.route('**/api/accounts/me', async (route) => {
      const response = await answerTo(route)
      const { mailNotification, ...account } = await response.json()
      const nothing = { mailCommunicationProvider: null, optinCommunicationProvider: null }
      await route.fulfill({ response, json: { ...account, ...nothing } })
    })
    await visitor.arriveAs('pass-holder', '/en/preferences')
    await expect(news(page)).not.toBeChecked()
    await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0)
    for (const choice of [news(page), newsletter(page), offers(page)]) {
      await choice.check()
      await choice.uncheck()
    }
    await save(page).click()
    await expect(page.getByText('nothing has changed')).toBeVisible()
    await newsletter(page).check()
    await save(page).click()
    await expect.poll(() => choicesOf(portal)).toEqual([{ mailCommunicationProvider: true }])

    await expect(save(page)).not.toHaveAttribute('aria-busy')
    await page.unrouteAll()
    await comeBack(page)
    await expect(news(page)).toBeChecked()
    await offers(page).check()
    for (const { what, fault, words } of faults) {
      await test.step(what, async () => {
        portal.faults.set('updateNotifications', fault)
        await save(page).click()
        await expect(page.getByRole('alert')).toContainText(words)
        await expect(offers(page)).toBeChecked()
      })
    }
    portal.faults.clear()
    portal.prefer.set('updateNotifications', { code: 422, example: 'not-a-choice' })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('One answer needs a look.')
    await expect(news(page)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('alert').getByRole('link').click()
    await expect(news(page)).toBeFocused()
    portal.prefer.clear()
    await save(page).click()
    await expect.poll(() => portal.world.customer('pass-holder')?.account.optinCommunicationProvider).toBe(true)
    await expect(isSaved(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(choicesOf(portal).at(-1)).toEqual({ optinCommunicationProvider: true })

    // The change was made, but its answer did not arrive: the customer may go on either way.
    const lost: Fault[] = [{ cut: true }, { html: true }, { empty: true }]
    for (const fault of chosen(lost, { share: 0.5, by: [] })) {
      await test.step(Object.keys(fault).join(), async () => {
        await newsletter(page).click()
        portal.faults.set('updateNotifications', fault)
        await save(page).click()
        await expect(page.getByRole('alert')).toContainText(/We cannot reach the cinema/)
        portal.faults.clear()
        await save(page).click()
        // The message of an earlier save may still stand.
        await expect(save(page)).not.toHaveAttribute('aria-busy')
        await expect(page.getByText(/Your choices are saved\.|nothing has changed/).first()).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
    const { mailCommunicationProvider } = portal.world.customer('pass-holder')?.account ?? {}
    await expect(newsletter(page)).toBeChecked({ checked: mailCommunicationProvider === true })
  })
})
