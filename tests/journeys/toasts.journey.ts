import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

/** The clock goes on while a test looks on: without this, a message that leaves much too late would pass for one that left in time. */
const atOnce = { timeout: 2000 }

/** What the customer is told about something they did: here the answer to the newsletter question. */
function messages(page: Page) {
  const status = page.getByRole('status')
  return {
    done: status.getByText('You will hear from us by e-mail.'),
    failed: status.getByText(/^That did not work/),
    close: status.getByRole('button', { name: 'Close this message' }),
    yes: page.getByRole('button', { name: 'Yes, write to me' }),
  }
}

test('a message that something is done leaves by itself after five seconds', async ({ visitor, page, context }) => {
  await context.clock.install()
  await visitor.arriveAs('empty', '/en')
  const { done, close, yes } = messages(page)
  await yes.click()
  await expect(done).toBeVisible()
  await expect(close).toBeHidden()
  await context.clock.fastForward(3500)
  await expect(done).toBeVisible()
  await context.clock.fastForward(1500)
  await expect(done).toBeHidden(atOnce)
})

test('a message that something failed waits until it is closed, and nothing is lost meanwhile', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('empty', '/en')
  portal.faults.set('updateAccount', { status: 500 })
  const { failed, close, yes } = messages(page)
  await yes.click()
  await expect(failed).toBeVisible()
  await context.clock.fastForward('10:00')
  await expect(failed).toBeVisible()
  await close.click()
  await expect(failed).toBeHidden()
  await expect(yes).toBeEnabled()
})

test('one message is shown at a time: the next waits for its turn, and then has its five seconds', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('empty', '/en')
  portal.faults.set('updateAccount', { status: 500, times: 1 })
  const { done, failed, close, yes } = messages(page)
  await yes.click()
  await expect(failed).toBeVisible()
  await yes.click()
  await expect(yes).toBeHidden()
  await context.clock.fastForward('01:00')
  await expect(failed).toBeVisible()
  await expect(done).toBeHidden()
  await close.click()
  await expect(failed).toBeHidden()
  await expect(done).toBeVisible()
  await context.clock.fastForward(5000)
  await expect(done).toBeHidden(atOnce)
})

test('a message stays where it is while the customer moves on to another page', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('empty', '/en')
  portal.faults.set('updateAccount', { reset: true })
  const { failed, close, yes } = messages(page)
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
