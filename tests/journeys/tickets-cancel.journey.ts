import { pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { cancelDialog, film, part, ticket, ticketPath } from '#tests/support/tickets.ts'

test('a booking is cancelled once it is clear what goes and what comes back, and its tickets are gone everywhere; one that is refused says why', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/fr/tickets')
  await expect(ticket(page)).toHaveCount(12)
  const languages = page.getByRole('contentinfo')
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(film(page)).toHaveText('Your tickets')
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('The demo world has lost its pass-holder.')
  portal.world.commit({ ...customer, goodies: [], prepaids: [] })
  await visitor.walkTo('/en')
  await expect(part(page, 'Wallet')).toContainText('Nothing to spend for now.')
  await visitor.walkTo(ticketPath('et-01-1'))
  const cancel = part(page, 'This ticket').getByRole('button', { name: /^Cancel the 2 tickets/ })
  await expect(cancel).toContainText(/Possible until .*\d?\d:\d\d, paid back to what you paid with\./)
  await cancel.click()
  const dialog = cancelDialog(page)
  const confirm = dialog.getByRole('button', { name: 'Cancel the 2 tickets' })
  const told = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(dialog.getByRole('heading')).toHaveText('Cancel the 2 tickets?')
  for (const words of [
    'Sel de nuit',
    'Kinora Gerland',
    'Seats H 12 and H 13',
    /Pass\s*1 place back/,
    /Bank card\s*1 place back/,
    /You get back\s*€15\.40/,
    'Your order CS-20418 at the counter, €13.10, is cancelled and paid back as well.',
    'Possible until',
  ]) {
    await expect(dialog).toContainText(words)
  }
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  expect(callsTo(portal, 'cancelBooking')).toEqual([])

  await test.step('a refusal closes the dialog, says the server’s code and words, and has the tickets read anew', async () => {
    portal.prefer.set('cancelBooking', { code: 200, example: 'refund-failed' })
    const before = callsTo(portal, 'listTickets').length
    await cancel.click()
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(told).toContainText('refund-failed')
    await expect(told).toContainText(/banque|bank/)
    await expect.poll(() => callsTo(portal, 'listTickets').length).toBe(before + 1)
    await expect(film(page)).toHaveText('Sel de nuit')
    await expect(page).toHaveURL(/\?ticket=et-01-1$/)
    expect(callsTo(portal, 'cancelBooking')).toHaveLength(1)
    await page.getByRole('button', { name: 'Close this message' }).click()
    portal.prefer.clear()
    portal.calls.length = 0
  })

  // What was paid with comes back with the cancellation.
  portal.world.commit(customer)
  await cancel.click()
  await pressTwice(confirm)
  await expect(page.getByRole('status').getByText(/^Your booking is cancelled\./)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/tickets$/)
  await expect(film(page)).toHaveText('Your tickets')
  await expect(film(page)).toBeFocused()
  await expect(ticket(page)).toHaveCount(10)
  await expect(page.getByRole('main')).not.toContainText('Sel de nuit')
  await expect(page.getByRole('banner').getByRole('link', { name: /^My tickets\b.*\b10$/ })).toBeVisible()
  expect(callsTo(portal, 'cancelBooking').map(({ path }) => path)).toEqual(['/api/ec/cancel/et-01'])
  const given = ['listGoodies', 'getSubscription', 'listPrepaids'] as const
  // Prepaid cards were never read before.
  expect(given.map((operation) => callsTo(portal, operation).length)).toEqual([1, 1, 0])
  await test.step('in the language in which they were read before, too', async () => {
    await languages.getByRole('button', { name: 'Français' }).click()
    await expect(film(page)).toHaveText('Vos billets')
    await expect(ticket(page)).toHaveCount(10)
    await visitor.walkTo('/fr/tickets?ticket=et-01-1')
    await expect(film(page)).toHaveText('Aucun billet valable ici')
    await page.goBack()
    await languages.getByRole('button', { name: 'English' }).click()
    await expect(film(page)).toHaveText('Your tickets')
  })
  await page.goBack()
  await expect(film(page)).toHaveText('There is no valid ticket here')
  await expect(page.getByRole('heading', { name: 'Sel de nuit' })).toBeHidden()
  await visitor.walkTo('/en')
  await expect(part(page, 'Wallet')).toContainText(/Prepaid places\s*\d+ left/)

  await test.step('a booking that was cancelled elsewhere is refused, and is a ticket no more', async () => {
    await visitor.walkTo('/en/tickets')
    await page.getByRole('link', { name: 'Open the ticket' }).first().click()
    await part(page, 'This ticket')
      .getByRole('button', { name: /^Cancel the/ })
      .click()
    portal.world.commit({ ...customer, bookings: customer.bookings.map((one) => ({ ...one, status: 'CANCELLED' })) })
    await dialog.getByRole('button', { name: /^Cancel the/ }).click()
    await expect(told).toContainText('already-cancelled')
    await expect(film(page)).toHaveText('There is no valid ticket here')
  })
})

test('where no money was paid, none is promised', async ({ visitor, page }) => {
  await visitor.arriveAs('family-nl', '/en/tickets', 'nl')
  await page.getByRole('link', { name: 'Open the ticket' }).last().click()
  await part(page, 'This ticket')
    .getByRole('button', { name: /^Cancel the 4 tickets/ })
    .click()
  await expect(cancelDialog(page)).toContainText('No money was charged for the tickets, so none comes back.')
  await expect(cancelDialog(page)).toContainText(/Pass\s*4 places back/)
  await expect(cancelDialog(page)).not.toContainText('€')
})

test('once the time for it has passed, the page says until when it was possible', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install({ time: '2026-11-21T17:40:00+01:00' })
  portal.prefer.set('listTickets', { code: 200, example: 'refund-deadline' })
  await visitor.arriveAs('pass-holder', ticketPath('et-91003-1', 'cancel-tickets'))
  const confirm = cancelDialog(page).getByRole('button', { name: 'Cancel the ticket' })
  await expect(cancelDialog(page)).toContainText('Possible until 17:46')
  await expect(confirm).toBeEnabled()
  await context.clock.fastForward('10:00')
  await expect(cancelDialog(page)).toContainText('This was possible until 17:46.')
  await expect(confirm).toBeDisabled()
  await cancelDialog(page).getByRole('button', { name: 'Keep it' }).click()
  const actions = part(page, 'This ticket')
  await expect(actions).toContainText('This was possible until 17:46.')
  await expect(actions.getByRole('button', { name: /^Cancel/ })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
  await page.getByRole('main').locator('a[href$="ticket=et-91004-1"]').click()
  await expect(actions).toContainText('This ticket cannot be cancelled.')
  expect(callsTo(portal, 'cancelBooking')).toEqual([])
})
