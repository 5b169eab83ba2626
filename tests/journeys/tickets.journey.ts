import { comeBack } from '#tests/support/come-back.ts'
import { isLong } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { scanned } from '#tests/support/qr.ts'
import { doorMode, film, heldUp, part, qrCode, ticket, ticketPath } from '#tests/support/tickets.ts'

/** The code of the first ticket of the pass holder. */
const code = 'KNR418030101'

test('tickets are opened from the list one by one and turned over in place: the address follows, and the way back leads to the list', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/tickets')
  await expect(page.getByText('12 tickets to come')).toBeVisible()
  await expect(ticket(page)).toHaveCount(12)
  const open = page.getByRole('link', { name: 'Open the ticket' })
  await expect(open).toHaveCount(12)
  await open.nth(1).click()
  await expect(page).toHaveURL(/\/en\/tickets\?ticket=et-01-2$/)
  await expect(film(page)).toHaveText('Sel de nuit')
  await expect(film(page)).toBeFocused()
  await expect(ticket(page)).toContainText('Row H, seat 13')
  await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
  await expect(film(page)).toHaveText('Your tickets')
  await expect(film(page)).toBeFocused()

  await open.first().click()
  const next = page.getByRole('main').getByRole('button', { name: 'Next ticket' })
  await expect(page.getByText('Ticket 1 of 2')).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/ticket=et-01-2$/)
  await expect(page.getByText('Ticket 2 of 2')).toBeVisible()
  await expect(ticket(page)).toContainText('seat 13')
  await expect(next, 'at the end it keeps the focus, and does nothing').toBeFocused()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ticket 2 of 2')).toBeVisible()
  await page.goBack()
  await expect(film(page), 'the way back leads past the one that was turned over').toHaveText('Your tickets')

  await page.getByRole('link', { name: 'All your visits' }).click()
  await expect(page).toHaveURL(/\/en\/history$/)
})

test('a film that is just over stands under the tickets to come, and opens too', async ({ visitor, page, context }) => {
  await visitor.arriveAs('family-nl', '/en/tickets', 'nl')
  await expect(page.getByText('5 tickets to come')).toBeVisible()
  await expect(part(page, 'Just been')).toBeHidden()
  await context.clock.setFixedTime(Date.now() + 3 * 60 * 60 * 1000)
  await comeBack(page)
  await expect(page.getByText('4 tickets to come')).toBeVisible()
  await part(page, 'Just been')
    .getByRole('link', { name: /^Zomerijs.*E 5/ })
    .click()
  await expect(film(page)).toHaveText('Zomerijs')
  await expect(part(page, 'This ticket')).toContainText('This ticket cannot be cancelled.')
})

test('only confirmed bookings are tickets: an address of one that is cancelled, that nobody has, or that is in a state to come says so and leads to the tickets', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  // The fifth booking of the pass holder is cancelled.
  for (const [index, id] of ['et-05-1', 'nobody', '%3Cb%3E'].entries()) {
    if (index === 0) await visitor.arriveAs('pass-holder', ticketPath(id, 'door'))
    else await visitor.goTo(ticketPath(id, 'door'))
    await expect(film(page)).toHaveText('There is no valid ticket here')
    await expect(doorMode(page)).toBeHidden()
  }
  await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
  await expect(ticket(page)).toHaveCount(12)

  // Whatever other states there come to be; the table of the rules has each.
  await context.clock.setFixedTime('2026-11-21T20:00:00+01:00')
  portal.prefer.set('listTickets', { code: 200, example: 'unknown-status' })
  for (const id of ['et-90008-1', 'et-90010-1', ...(isLong ? ['et-90009-1'] : [])]) {
    await visitor.goTo(ticketPath(id))
    await expect(film(page)).toHaveText('There is no valid ticket here')
  }
  await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
  await expect(ticket(page)).toHaveCount(1)
})

test.describe('on a phone at night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

  test('a scanner reads the ticket, and so does somebody who has the code read out or copies it', async ({
    visitor,
    page,
  }) => {
    await page.route('**/media/**', (route) => route.abort())
    await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
    const qr = qrCode(ticket(page))
    await expect.poll(() => scanned(qr)).toBe(code)
    await expect(ticket(page).locator('img'), 'without its picture, the poster is drawn').toHaveCount(0)
    const words = ticket(page).getByText(code, { exact: true })
    const copied = await words.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return String(getSelection())
    })
    expect(copied).toBe(code)
    const [panel, stub] = [await qr.boundingBox(), await ticket(page).boundingBox()]
    expect(panel?.width, 'as wide as the stub lets it').toBeGreaterThan((stub?.width ?? 0) - 40)

    await page.getByRole('button', { name: 'Show at the door' }).click()
    await expect(doorMode(page)).toBeVisible()
    await expect(qrCode(heldUp(page))).toBeInViewport({ ratio: 1 })
    await expect.poll(() => scanned(qrCode(heldUp(page)))).toBe(code)
    await doorMode(page).getByRole('button', { name: 'Next ticket' }).click()
    // Whoever scans the first one while it goes away scrolls it back into view, and so turns back to it.
    await expect(doorMode(page)).toContainText('Ticket 2 of 2')
    await expect.poll(() => scanned(qrCode(heldUp(page)))).toBe('KNR418030102')
  })
})

test('the way there leads to the entrance or the address, whichever is known; nothing that changes something is called before it is pressed', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
  const there = part(page, 'Getting there')
  const map = there.getByRole('link', { name: 'The way on a map (opens in a new tab)' })
  await expect(there).toContainText('88 avenue Tony-Garnier')
  await expect(there).toContainText('wheelchair')
  await expect(map).toHaveAttribute('target', '_blank')
  await expect(map).toHaveAttribute('rel', 'noopener')
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=45\.\d+%2C4\.\d+$/,
  )

  for (const action of await part(page, 'This ticket').getByRole('button').all()) {
    await action.hover()
    await action.focus()
  }
  await visitor.goTo(ticketPath('et-01-1', 'cancel-tickets'))
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the 2 tickets' }).hover()
  await page.waitForLoadState('networkidle')
  expect([...callsTo(portal, 'resendTickets'), ...callsTo(portal, 'cancelBooking')]).toEqual([])

  portal.prefer.set('listTickets', { code: 200, example: 'no-pictures' })
  await visitor.goTo(ticketPath('et-91017-1'))
  await expect(film(page)).toHaveText('Vertige du mardi')
  await expect(map).toHaveAttribute('href', /destination=Kinora\+.*[A-Za-z]/)
})
