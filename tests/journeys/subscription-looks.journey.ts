import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('no barrier and no sideways scroll: the page, a question, a message, and a receipt on a page that is out of date', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('leaving', '/en/subscription')
  await expectNoBarrier(page, 'the page')
  await button(page, 'Keep my subscription').click()
  await expectNoBarrier(page, 'a question')
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Keep my subscription' })
  portal.faults.set('undoCancellation', { status: 500, times: 1 })
  await yes.click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Close this message' })).toBeVisible()
  await expectNoBarrier(page, 'a message')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await button(page, 'Keep my subscription').click()
  portal.faults.set('getSubscription', { status: 500 })
  await yes.click()
  await expect(main(page).getByText('This page may be out of date.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your subscription goes on' })).toBeVisible()
  await expectNoBarrier(page, 'a receipt on a page out of date')
})

test('no barrier and no sideways scroll: leaving, with what is to be mended in its form', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('photo-rejected', '/en/subscription?dialog=withdraw')
  const dialog = page.getByRole('dialog')
  portal.faults.set('cancelSubscription', { status: 500 })
  await dialog.getByRole('button', { name: 'Withdraw from the contract' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectNoBarrier(page, 'a withdrawal that failed')
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await button(page, 'Cancel my subscription').click()
  await dialog.getByRole('button', { name: 'Cancel my subscription' }).click()
  await expect(dialog).toContainText('One answer needs a look.')
  await expectNoBarrier(page, 'a cancellation without a reason')
})
