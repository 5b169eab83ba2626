import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { comeBack } from '#tests/support/come-back.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test, withSettings } from '#tests/support/portal-test.ts'
import { film, part, ticketPath } from '#tests/support/tickets.ts'

const resend = (page: Page) =>
  part(page, 'This ticket').getByRole('button', { name: /^Send (?:it|them) by e-mail again/ })
const share = (page: Page) => part(page, 'This ticket').getByRole('button', { name: /^Share the showing/ })

/** How a device answers to the wish to share something. */
type Sharing = 'shares' | 'has a clipboard' | 'refuses'

/** Makes the device of a page another one. */
function shareBy(page: Page, sharing: Sharing): Promise<void> {
  return page.evaluate((kind) => {
    const shared: unknown[] = []
    const share = {
      shares: async (data: unknown) => {
        shared.push(data)
        if (shared.length > 1) throw new DOMException('put away', 'AbortError')
      },
      'has a clipboard': undefined,
      refuses: () => Promise.reject(new TypeError('cannot')),
    }[kind]
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    if (kind !== 'refuses') return
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
  }, sharing)
}

test('tickets are sent again once, to the customer’s address, in the language of the page; or the server’s code and words say why not', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('pass-holder', '/en/tickets')
  portal.faults.set('getAccount', { status: 500 })
  await page.getByRole('link', { name: 'Open the ticket' }).nth(1).click()
  const close = page.getByRole('button', { name: 'Close this message' })
  await test.step('also where the account cannot be read', async () => {
    await resend(page).click()
    await expect(page.getByRole('status').getByText(/^Your tickets are on their way/)).toBeVisible()
    // What was said leaves by itself.
    await context.clock.fastForward(5000)
    await expect(page.getByRole('status').getByText(/^Your tickets are on their way/)).toBeHidden()
  })

  await test.step('once, to the address of the account', async () => {
    portal.faults.clear()
    portal.calls.length = 0
    await comeBack(page)
    await expect(resend(page)).toContainText('to pass-holder@kinora.example')
    await pressTwice(resend(page))
    await expect(page.getByRole('status').getByText('on their way to pass-holder@kinora.example')).toBeVisible()
    await expect(resend(page)).toBeFocused()
    expect(callsTo(portal, 'resendTickets').map(({ path }) => path)).toEqual(['/api/ec/sendmail/et-01/en'])
  })

  for (const { example, code, says } of [
    { example: 'mail-bounced', code: 'mail-bounced', says: /adresse|address/ },
    { example: 'not-confirmed', code: 'not-confirmed', says: /./ },
    { example: 'unknown-code', code: /./, says: /./ },
  ]) {
    await test.step(`or not: ${example}`, async () => {
      portal.calls.length = 0
      portal.prefer.set('resendTickets', { code: 200, example })
      await resend(page).click()
      const told = page.getByRole('alert').filter({ hasText: /\S/ })
      await expect(told).toContainText(code)
      await expect(told).toContainText(says)
      expect(callsTo(portal, 'resendTickets')).toHaveLength(1)
      await close.click()
      await expect(told).toHaveCount(0)
    })
  }
})

test('a showing is shared by the device, or by a link that is copied, and only where there is a site to book on', async ({
  visitor,
  page,
  context,
}) => {
  const link = 'https://reservation.kinora.example/en/Vfr-gerlandS41803/booking'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
  await test.step('by the device; putting that away is no failure', async () => {
    await shareBy(page, 'shares')
    await share(page).click()
    await expect.poll(shared).toEqual([{ title: 'Sel de nuit', url: link }])
    await share(page).click()
    await expect.poll(shared).toHaveLength(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('The link is copied.')).toBeHidden()
  })

  await test.step('by a link, where the device does not', async () => {
    await shareBy(page, 'has a clipboard')
    await share(page).click()
    await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('a clipboard that refuses is told of as every failure is', async () => {
    await shareBy(page, 'refuses')
    await share(page).click()
    await expect(page.getByRole('alert').getByText(/^That did not work/)).toBeVisible()
  })

  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
  await page.reload()
  await expect(film(page)).toBeVisible()
  await expect(resend(page)).toBeVisible()
  await expect(share(page)).toBeHidden()
})

test('a showing goes into the calendar at the cinema’s own time; a file that cannot be made is told of', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', ticketPath('et-01-2'))
  const add = part(page, 'This ticket').getByRole('button', { name: /^Add it to your calendar/ })
  await page.route('**/assets/calendar-file-*.js', (route) => route.abort())
  await add.click()
  await expect(page.getByRole('alert').getByText(/^That did not work/)).toBeVisible()
  await page.unroute('**/assets/calendar-file-*.js')

  const saved = page.waitForEvent('download')
  await add.click()
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
