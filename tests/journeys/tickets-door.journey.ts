import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'
import { doorMode, film, heldUp, qrCode, ticket, ticketPath } from '#tests/support/tickets.ts'

const place = (page: Page) => doorMode(page).getByText(/^Ticket \d of \d$/)
const seat = (page: Page) => heldUp(page).getByRole('definition').last()

/** Makes the device of a page one that counts who keeps it awake. */
function countLocks() {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  Object.defineProperty(window, 'locks', { value: locks })
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      async request() {
        const lock = {
          released: false,
          async release() {
            lock.released = true
          },
        }
        locks.push(lock)
        return lock
      },
    },
  })
}

/** How many keep the device awake. */
const awake = (page: Page) =>
  page.evaluate(() => {
    const locks: { released: boolean }[] = Reflect.get(window, 'locks')
    return locks.filter(({ released }) => !released).length
  })

/** Devices that can do less than others, or will not. */
const devices: Readonly<Record<string, () => unknown>> = {
  refuses: () => {
    const request = () => Promise.reject(new Error('low battery'))
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed'))
  },
  cannot: () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  },
}

test('from the home the next ticket is at the door at once; it fills the screen when it is pressed for, and gives it back; there alone it stays awake; Esc and Back close it', async ({
  visitor,
  page,
}) => {
  await page.addInitScript(countLocks)
  await visitor.arriveAs('pass-holder', '/en')
  expect(await awake(page)).toBe(0)
  await page.getByRole('article').getByRole('link', { name: 'Open 2 tickets' }).click()
  await expect(page).toHaveURL(/\/en\/tickets\?ticket=et-01-1&dialog=door$/)
  await expect(doorMode(page)).toContainText('Turn your screen up')
  await doorMode(page).getByRole('button', { name: 'Close' }).click()
  await expect(doorMode(page)).toBeHidden()
  await expect(film(page)).toHaveText('Sel de nuit')
  await expect(film(page), 'there was no place to go back to').toBeFocused()
  await expect(page).toHaveURL(/\/en\/tickets\?ticket=et-01-1$/)

  const show = page.getByRole('button', { name: 'Show at the door' })
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await show.click()
  await expect(doorMode(page)).toBeVisible()
  await expect.poll(isFull).toBe(true)
  await expect.poll(() => awake(page)).toBe(1)
  // Out of view, the browser takes it back.
  await page.evaluate(() => {
    const locks: { released: boolean }[] = Reflect.get(window, 'locks')
    for (const lock of locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => awake(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(doorMode(page)).toBeHidden()
  await expect.poll(isFull).toBe(false)
  await expect.poll(() => awake(page)).toBe(0)
  await expect(show).toBeFocused()

  // A browser that fills the screen only after whoever pressed has gone back.
  await page.evaluate(() => {
    const fill = Element.prototype.requestFullscreen
    Element.prototype.requestFullscreen = async function (options) {
      Element.prototype.requestFullscreen = fill
      await new Promise((back) => addEventListener('popstate', back, { once: true }))
      await fill.call(this, options)
      document.documentElement.dataset.filled = ''
    }
  })
  await show.click()
  await expect(doorMode(page)).toBeVisible()
  await page.goBack()
  await expect(doorMode(page)).toBeHidden()
  await expect(ticket(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-filled')
  await expect.poll(isFull).toBe(false)

  // The browser's own way out of the full screen, which takes the key for itself.
  await show.click()
  await expect.poll(isFull).toBe(true)
  await page.evaluate(() => document.exitFullscreen())
  await expect(doorMode(page)).toBeHidden()

  // By its address alone, there was no press: the screen stays as it is.
  await visitor.goTo(ticketPath('et-01-1', 'door'))
  await expect(doorMode(page)).toBeVisible()
  expect(await isFull()).toBe(false)
  await page.keyboard.press('Escape')
  await expect(doorMode(page)).toBeHidden()

  for (const [device, prepare] of Object.entries(devices)) {
    await test.step(`a device that ${device} shows the ticket all the same`, async () => {
      await page.evaluate(prepare)
      await show.click()
      await expect(qrCode(heldUp(page))).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(doorMode(page)).toBeHidden()
    })
  }
})

/** A phone on its side. A window that is full screen cannot be given another size, but its page can. */
const turned = { width: 640, height: 360, deviceScaleFactor: 1, mobile: false }

test('the tickets of the booking are turned by keys, by arrows and by a swipe, and the address follows', async ({
  visitor,
  page,
  context,
}) => {
  await visitor.arriveAs('family-nl', '/en/tickets', 'nl')
  await page.getByRole('link', { name: 'Open the ticket' }).last().click()
  await page.getByRole('button', { name: 'Show at the door' }).click()
  await expect(place(page)).toHaveText('Ticket 4 of 4')
  await expect(seat(page)).toHaveText('10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText('Ticket 3 of 4')
  await expect(seat(page)).toHaveText('9')
  await expect(page).toHaveURL(/ticket=et-\d+-3/)
  await doorMode(page).getByRole('button', { name: 'Previous ticket' }).click()
  await expect(place(page)).toHaveText('Ticket 2 of 4')

  const track = doorMode(page).getByRole('list', { name: 'Tickets of this booking' })
  await expect.poll(() => track.evaluate((box) => Math.round(box.scrollLeft / box.clientWidth))).toBe(1)
  await track.hover()
  await page.mouse.wheel(-2000, 0)
  await expect(place(page)).toHaveText('Ticket 1 of 4')
  await expect(page).toHaveURL(/ticket=et-\d+-1/)
  await expect(seat(page)).toHaveText('7')

  // Turned, the phone has another width: the same ticket stays.
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('Ticket 2 of 4')
  await (await context.newCDPSession(page)).send('Emulation.setDeviceMetricsOverride', turned)
  await expect.poll(() => track.evaluate((box) => box.scrollLeft - box.clientWidth)).toBe(0)
  await expect(place(page)).toHaveText('Ticket 2 of 4')
  await expect(qrCode(heldUp(page))).toBeInViewport({ ratio: 1 })

  await page.goBack()
  await expect(doorMode(page), 'one step back is out of it, however many were turned').toBeHidden()
})
