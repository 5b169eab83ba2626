import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { comeBackLater } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const yes = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const together = (page: Page) => main(page).getByRole('switch', { name: 'Debit supplements together with the month' })

test('supplements are debited together or apart, and the next debit follows; a pause is planned, with its first day said before, called off again, and ended once it has begun', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await test.step('together or apart', async () => {
    portal.prefer.set('updateSupplementInvoicing', { example: 'not-now' })
    await together(page).click()
    await expect(page.getByRole('alert')).toContainText(/prélèvements sont interrompus/)
    await expect(together(page)).toBeChecked()
    await page.getByRole('button', { name: 'Close this message' }).click()

    portal.prefer.clear()
    portal.calls.length = 0
    await pressTwice(together(page))
    await expect(page.getByText('Done: each supplement is debited on its own from now on.')).toBeVisible()
    await expect(together(page)).not.toBeChecked()
    await expect(together(page)).toBeFocused()
    await expect(main(page)).toContainText('Next debit: €41.90')
    await together(page).click()
    await expect(together(page)).toBeChecked()
    await expect(main(page)).toContainText('Next debit: €51.90')
    const sent = callsTo(portal, 'updateSupplementInvoicing')
    expect(sent.map(({ body }) => body)).toEqual([{ action: 'disabled' }, { action: 'activated' }])
  })

  await test.step('a pause that is called off', async () => {
    portal.calls.length = 0
    await button(page, 'Pause my pass').click()
    await expect(page.getByRole('dialog')).toContainText(/From 5 \w+ on the pass opens no doors/)
    await yes(page, 'Go on without a pause').click()
    await expect(button(page, 'Pause my pass')).toBeFocused()
    await button(page, 'Pause my pass').click()
    // The second press comes when the dialog is gone: what lies beneath does not get it.
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      document.addEventListener('click', () => {
        dataset.presses = `${dataset.presses ?? ''}I`
      })
    })
    await pressTwice(yes(page, 'Pause my pass'))
    await expect(page.getByRole('heading', { name: 'Your pause is planned' })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-presses', 'I')
    await expect(main(page)).toContainText(/First day of the pause\s*5 \w+ \d{4}/)
    await expect(main(page)).toContainText(/On 5 \w+, your pause begins\./)
    expect(callsTo(portal, 'updateSuspension')).toHaveLength(1)
    await expect(button(page, 'Pause my pass')).toBeHidden()
    await button(page, 'Go on without a pause').click()
    await yes(page, 'Go on without a pause').click()
    await expect(page.getByRole('heading', { name: 'Your pause is called off' })).toBeFocused()
    await expect(button(page, 'Pause my pass')).toBeVisible()
    // It has been read: another dialog gives the focus back to where it was.
    await button(page, 'Show at the door').click()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Show at the door')).toBeFocused()
  })

  await test.step('one whose answer was lost is neither claimed nor denied: the page shows how things stand', async () => {
    portal.faults.set('updateSuspension', { empty: true })
    await button(page, 'Pause my pass').click()
    await yes(page, 'Pause my pass').click()
    const message = page.getByRole('alert').getByRole('button', { name: 'Close this message' })
    await message.click()
    await expect(message).toBeHidden()
    await expect(button(page, 'Go on without a pause')).toBeVisible()
    await expect(button(page, 'Pause my pass')).toBeHidden()
  })

  await test.step('one that has begun', async () => {
    const customer = portal.world.customer('pass-holder')
    if (!customer?.subscription) throw new Error('There is no subscription to be paused.')
    const paused = { ...customer.subscription, status: 'suspendu', pausePending: false, pausesOn: null } as const
    portal.world.commit({ ...customer, subscription: paused })
    portal.faults.clear()
    await comeBackLater(page)
    await expect(main(page)).toContainText('Then it works again at once.')
    await button(page, 'Cancel my subscription').click()
    await expect(page.getByRole('dialog')).toContainText('Until then you can take the cancellation back.')
    await page.keyboard.press('Escape')
    await button(page, 'Resume my pass').click()
    await yes(page, 'Resume my pass').click()
    await expect(page.getByRole('heading', { name: 'Your pass works again' })).toBeFocused()
    await expect(button(page, 'Resume my pass')).toBeHidden()
    expect(portal.world.customer('pass-holder')?.subscription?.status).toBe('actif')
  })
})

/** The ways in which a document is not to be had. */
const troubles = [
  { name: 'an error', fault: { status: 500 } },
  { name: 'a web page', fault: { html: true } },
  { name: 'half an answer', fault: { cut: true } },
  { name: 'an empty answer', fault: { empty: true } },
]

test('the contract and an invoice are saved as PDFs, under names that every language shares; one that cannot be had says so and can be tried again, one that is not made out has no button', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  for (const { name, file } of [
    { name: 'Download the contract (PDF)', file: 'contract-KA-2049-5518.pdf' },
    { name: /^Download the invoice of 5 \w+ \d{4} \(PDF\)$/, file: /^invoice-[\w-]+\.pdf$/ },
  ]) {
    const press = main(page).getByRole('button', { name }).first()
    const [saved] = await Promise.all([page.waitForEvent('download'), press.click()])
    expect(saved.suggestedFilename()).toMatch(file)
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }

  const contract = button(page, 'Download the contract (PDF)')
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  for (const { name, fault } of chosen(troubles, { share: 0.5, by: [] })) {
    await test.step(name, async () => {
      portal.faults.set('downloadContract', fault)
      await contract.click()
      await expect(again).toBeVisible()
      portal.faults.clear()
      const [saved] = await Promise.all([page.waitForEvent('download'), again.click()])
      expect(saved.suggestedFilename()).toBe('contract-KA-2049-5518.pdf')
      await expect(again).toBeHidden()
    })
  }
  portal.prefer.set('downloadContract', { example: 'not-ready' })
  await contract.click()
  await expect(page.getByRole('alert')).toContainText('en cours d’édition')

  portal.prefer.set('getSubscription', { example: 'active' })
  await comeBackLater(page)
  const invoices = main(page).getByRole('region', { name: 'Invoices' })
  await expect(invoices).toContainText('on its way')
  await expect(invoices).toContainText('The document of an invoice can be downloaded a few days after its date.')
  await expect(invoices.getByRole('button', { name: 'Download the invoice of 5 November 2026 (PDF)' })).toHaveCount(0)
  await expect(invoices.getByRole('button', { name: 'Download the invoice of 5 October 2026 (PDF)' })).toHaveCount(1)
})
