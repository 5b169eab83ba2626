import type { Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { impatience } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { cancelDialog, film, part, ticketPath } from '#tests/support/tickets.ts'

const unsaid = /That did not work, and it is our fault/

/**
 * How a call goes wrong, what is said then, and how often it may arrive: after a renewal of the session once more, and where a connection
 * that was used before breaks without an answer, Chromium asks by itself again over the next one. It keeps six, and then opens a new one:
 * no page can forbid that. `done` where the answer alone is lost.
 */
const faults: readonly { name: string; fault: Fault; says: RegExp; most?: number; done?: boolean }[] = [
  { name: 'a session that is over', fault: { status: 401 }, says: /session-expired.*Please sign in again/s, most: 2 },
  { name: 'a refusal', fault: { status: 403 }, says: /account-blocked.*Your account does not allow this/s },
  { name: 'a booking that is unknown', fault: { status: 404 }, says: /not-found.*We cannot find/s },
  { name: 'something in between', fault: { status: 409 }, says: /Something went wrong/ },
  { name: 'a question that is refused', fault: { status: 422 }, says: /validation-failed/ },
  { name: 'too many requests', fault: { status: 429 }, says: /too-many-requests.*Try again in a minute/s },
  { name: 'an error', fault: { status: 500 }, says: /unexpected.*Something went wrong/s },
  { name: 'maintenance', fault: { status: 503 }, says: /maintenance.*Come back in a few minutes/s },
  { name: 'no answer', fault: { hang: true }, says: unsaid },
  { name: 'a closed connection', fault: { reset: true }, says: unsaid, most: 7 },
  { name: 'half an answer', fault: { cut: true }, says: unsaid, done: true },
  { name: 'a web page from in between', fault: { html: true }, says: unsaid, done: true },
  { name: 'an empty answer', fault: { empty: true }, says: unsaid, done: true },
]

const actions: readonly { operation: Op; press: (page: Page) => Promise<void> }[] = [
  {
    operation: 'resendTickets',
    press: (page) => pressTwice(part(page, 'This ticket').getByRole('button', { name: /^Send them/ })),
  },
  {
    operation: 'cancelBooking',
    press: async (page) => {
      await part(page, 'This ticket')
        .getByRole('button', { name: /^Cancel the 2/ })
        .click()
      await pressTwice(cancelDialog(page).getByRole('button', { name: 'Cancel the 2 tickets' }))
    },
  },
]

/** Each action with each way to go wrong; and with what became of what was asked, which is the rule that differs. */
const cells = actions.flatMap(({ operation, press }) =>
  faults.map((fault) => ({ ...fault, operation, press, outcome: `${operation}: ${fault.done ? 'done' : 'not done'}` })),
)

test('whatever goes wrong with sending tickets again and with cancelling is told once and asked once, and the page shows what became of the ticket', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  // A real sign-in: a session that is over is renewed once before that is said.
  await visitor.comeInAs('pass-holder', ticketPath('et-01-1'))
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('The demo world has lost its pass-holder.')
  for (const { operation, press, name, fault, says, done, most = 1 } of chosen(cells, {
    share: 0.5,
    by: ['operation', 'name', 'outcome'],
  })) {
    await test.step(`${operation}, ${name}`, async () => {
      portal.calls.length = 0
      portal.faults.set(operation, fault)
      await beImpatient(fault.hang === true)
      await press(page)
      const isGone = done && operation === 'cancelBooking'
      if (isGone) {
        await expect(page.getByRole('status').getByText(/^Your booking is cancelled\./)).toBeVisible()
        await expect(page).toHaveURL(/\/en\/tickets$/)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page.getByRole('main')).not.toContainText('Sel de nuit')
      } else {
        await expect(page.getByRole('alert')).toContainText(says)
        await beImpatient(false)
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.getByRole('button', { name: 'Close this message' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(film(page)).toHaveText('Sel de nuit')
      }
      const arrived = callsTo(portal, operation).length
      expect(arrived).toBeGreaterThanOrEqual(1)
      expect(arrived).toBeLessThanOrEqual(most)
      if (!isGone) return
      portal.world.commit(customer)
      await visitor.goTo(ticketPath('et-01-1'))
    })
  }

  await test.step('cancelBooking, half an answer, and the tickets cannot be read: nobody knows', async () => {
    const [cancelBooking] = actions.filter(({ operation }) => operation === 'cancelBooking')
    portal.faults.set('cancelBooking', { cut: true })
    portal.faults.set('listTickets', { cut: true })
    await cancelBooking?.press(page)
    await expect(page.getByRole('alert')).toContainText(unsaid)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
