import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'
import { asked, film, part, ticketPath } from '#tests/support/tickets.ts'

const resend = (page: Page) =>
  part(page, 'This ticket').getByRole('button', { name: /^Send (?:it|them) by e-mail again/ })
const share = (page: Page) => part(page, 'This ticket').getByRole('button', { name: /^Share the showing/ })

test.describe('tickets are sent again', () => {
  test('once, to the customer’s address, in the language of the page', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', ticketPath('et-01-2'))
    await expect(resend(page)).toContainText('to pass-holder@kinora.example')
    await resend(page).dblclick()
    await expect(page.getByRole('status').getByText('on their way to pass-holder@kinora.example')).toBeVisible()
    await expect(resend(page)).toBeFocused()
    expect(asked(portal, 'resendTickets').map(({ path }) => path)).toEqual(['/api/ec/sendmail/et-01/en'])
  })

  test('also where the account cannot be read', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/tickets')
    portal.faults.set('getAccount', { status: 500 })
    await page.getByRole('link', { name: 'Open the ticket' }).first().click()
    await resend(page).click()
    await expect(page.getByRole('status').getByText(/^Your tickets are on their way/)).toBeVisible()
  })

  for (const { example, code, says } of [
    { example: 'mail-bounced', code: 'mail-bounced', says: /adresse|address/ },
    { example: 'not-confirmed', code: 'not-confirmed', says: /./ },
    { example: 'unknown-code', code: /./, says: /./ },
  ]) {
    test(`or not, and the server’s code and words say why: ${example}`, async ({ visitor, page, portal }) => {
      await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
      portal.prefer.set('resendTickets', { code: 200, example })
      await resend(page).click()
      const told = page.getByRole('alert')
      await expect(told).toContainText(code)
      await expect(told).toContainText(says)
      expect(asked(portal, 'resendTickets')).toHaveLength(1)
    })
  }
})

test.describe('a showing is shared', () => {
  const link = 'https://reservation.kinora.example/en/Vfr-gerlandS41803/booking'

  test('by the device, where it shares; putting that away is no failure', async ({ visitor, page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.defineProperty(window, 'shared', { value: shared })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: unknown) => {
          shared.push(data)
          if (shared.length > 1) throw new DOMException('put away', 'AbortError')
        },
      })
    })
    await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
    await share(page).click()
    await expect.poll(shared).toEqual([{ title: 'Sel de nuit', url: link }])
    await share(page).click()
    await expect.poll(shared).toHaveLength(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('The link is copied.')).toBeHidden()
  })

  test('by a link that is copied, where it does not', async ({ visitor, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
    await share(page).click()
    await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  test('and a clipboard that refuses is told of as every failure is', async ({ visitor, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new TypeError('cannot')) })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
    })
    await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
    await share(page).click()
    await expect(page.getByRole('alert').getByText(/^That did not work/)).toBeVisible()
  })

  test('only where there is a site to book on', async ({ visitor, page }) => {
    await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
    await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
    await expect(film(page)).toBeVisible()
    await expect(resend(page)).toBeVisible()
    await expect(share(page)).toBeHidden()
  })
})

test('a showing goes into the calendar at the cinema’s own time', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', ticketPath('et-01-2'))
  const saved = page.waitForEvent('download')
  await part(page, 'This ticket')
    .getByRole('button', { name: /^Add it to your calendar/ })
    .click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('sel-de-nuit.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const tonight = portal.world.customer('pass-holder')?.bookings[0]
  expect(event.startDate.toJSDate()).toEqual(tonight?.start)
  expect(event.summary).toBe('Sel de nuit')
  expect(event.description).toMatch(/^Code: KNR\d+\n\S+ 7\nSeat H13\nBooking \w+$/)
  expect(event.component.getFirstPropertyValue('url')).toBe(`${portal.origin('fr')}${ticketPath('et-01-2')}`)
})

test('a calendar file that cannot be made is told of', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', ticketPath('et-01-2'))
  await page.route('**/assets/calendar-file-*.js', (route) => route.abort())
  await part(page, 'This ticket')
    .getByRole('button', { name: /^Add it to your calendar/ })
    .click()
  await expect(page.getByRole('alert').getByText(/^That did not work/)).toBeVisible()
})
