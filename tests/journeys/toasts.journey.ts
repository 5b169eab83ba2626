import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

/** The clock goes on while a test looks on: without this, a message that leaves much too late would pass for one that left in time. */
const atOnce = { timeout: 2000 }

/** What the customer is told about something they did: here the answer to the newsletter question. */
function messages(page: Page) {
  return {
    done: page.getByRole('status').getByText('You will hear from us by e-mail.'),
    failed: page.getByRole('alert').getByText(/^That did not work/),
    close: page.getByRole('button', { name: 'Close this message' }),
    yes: page.getByRole('button', { name: 'Yes, write to me' }),
  }
}

test('what failed is said until it is closed, on other pages too; the next message waits for its turn, and what is done leaves by itself after five seconds', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('leaving', '/en')
  const { done, failed, close, yes } = messages(page)

  await test.step('a message stays where it is while the customer moves on to another page', async () => {
    portal.faults.set('updateAccount', { reset: true })
    await yes.click()
    await expect(failed).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Your profile/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(failed).toBeVisible()
    await close.press('Enter')
    await expect(failed).toBeHidden()
  })

  await test.step('that something failed waits until it is closed, and nothing is lost meanwhile', async () => {
    await page.goBack()
    portal.faults.set('updateAccount', { status: 500 })
    await yes.click()
    await expect(failed).toBeVisible()
    await context.clock.fastForward('10:00')
    await expect(failed).toBeVisible()
    await close.click()
    await expect(failed).toBeHidden()
    await expect(yes).toBeEnabled()
  })

  await test.step('one message is shown at a time: the next waits for its turn, and then has its five seconds', async () => {
    await yes.click()
    await expect(failed).toBeVisible()
    portal.faults.clear()
    await yes.click()
    await expect(yes).toBeHidden()
    await context.clock.fastForward('01:00')
    await expect(failed).toBeVisible()
    await expect(done).toBeHidden()
    await close.click()
    await expect(failed).toBeHidden()
    await expect(done).toBeVisible()
    await expect(close).toBeHidden()
    await context.clock.fastForward(3500)
    await expect(done).toBeVisible()
    await context.clock.fastForward(1500)
    await expect(done).toBeHidden(atOnce)
  })
})

test('what was said to one customer is gone when they sign out, in the other tabs too', async ({
  visitor,
  page,
  context,
}) => {
  await visitor.arriveAs('unpaid', '/en')
  const warning = page.getByText('A payment for your pass did not go through.')
  await expect(warning).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: /account menu/ }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /signed out/ })).toBeVisible()
  await expect(warning).toBeHidden()
  await expect(page.getByText('KA 3310 7720')).toBeHidden()
})

test('what goes wrong in a dialog is said in the dialog, where it can be seen and closed', async ({
  visitor,
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
  })
  await visitor.arriveAs('pass-holder', '/en/advantages')
  await page.getByRole('button', { name: 'Show the code' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy the code' }).click()
  const { failed } = messages(page)
  await expect(dialog.getByRole('alert')).toContainText('That did not work')
  await expect(failed).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Close this message' }).click()
  await expect(failed).toBeHidden()
  await expect(dialog).toBeVisible()
})
