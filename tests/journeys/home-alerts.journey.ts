import type { Page } from '@playwright/test'
import { hold } from '#tests/support/hold.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

/** Adds up how far things moved by themselves since the page was opened, as browsers measure it. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = 'shift' in window ? Number(window.shift) : 0
        Object.assign(window, { shift: before + ('value' in entry ? Number(entry.value) : 0) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => ('shift' in window ? Number(window.shift) : Number.NaN))
}

/** Lets alerts arrive before the home is drawn: of those that come later, all but the first are folded. */
async function letAlertsBeInTime(page: Page, goHome: () => Promise<unknown>): Promise<void> {
  const letPageGo = await hold(page, '**/api/accounts/me/subscription')
  const alerts = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/alerts')
  await goHome()
  await (await alerts).finished()
  await letPageGo()
}

test.describe('alerts', () => {
  test('are those for the customer’s kind of account, the warning and two others at most: a pass-holder reads nothing that is for staff', async ({
    visitor,
    page,
    portal,
  }) => {
    await letAlertsBeInTime(page, () => visitor.arriveAs('pass-holder', '/en'))
    await expect(page.getByText(/preview of “Vertige du mardi”/)).toBeVisible()
    await expect(page.getByText(/counters close at 10 p\.m\./)).toBeVisible()
    await expect(page.getByText(/evacuation drill|hearing loop|Under 26/)).toBeHidden()

    portal.prefer.set('listAlerts', { example: 'one-warning-and-five' })
    await letAlertsBeInTime(page, () => page.reload())
    await expect(page.getByText(/ralentis ce soir|Beffroi|Oiseaux de verre|pop-corn|dimanche|s’affiche/)).toHaveText([
      /ralentis ce soir/,
      /Beffroi/,
      /Oiseaux de verre/,
    ])
  })

  test('begin with the warning, and only two others follow: so staff read theirs', async ({ visitor, page }) => {
    await letAlertsBeInTime(page, () => visitor.arriveAs('staff', '/en', 'nl'))
    const alerts = page.getByText(/evacuation drill|with your pass|counters close|hearing loop|under 26/i)
    await expect(alerts).toHaveText([/evacuation drill/, /counters close/, /hearing loop/])
  })
})

test('nothing moves while the page is being read, neither for a late alert nor for late parts, on a desktop and on a phone', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const shift = await measureShifts(page)
  portal.faults.set('listTickets', { delayMs: 700 })
  for (const size of [wide, narrow]) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size)
      // The ticket is there before the page is: it waits for the subscription.
      const late = ['alerts*', 'footer*', 'v4/client/shows*', 'accounts/me/cinemas*', 'accounts/me/subscription']
      const letGo = await Promise.all(late.map((path) => hold(page, `**/api/${path}`)))
      await page.reload()
      // The drawn one, which takes the place of the early one.
      const ticket = page.getByRole('main').getByRole('article')
      await expect(ticket).toBeVisible()
      const alert = page.getByText(/counters close at 10 p\.m\./).or(page.getByText(/preview of “Vertige du mardi”/))
      await expect(alert).toBeHidden()
      // Found and measured in one go: it is drawn anew when the page begins, and what was found before that is gone then.
      const place = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main article')].map((it) => it.getBoundingClientRect().toJSON()),
        )
      const before = await place()
      await Promise.all(letGo.map((letOneGo) => letOneGo()))
      await expect(alert.first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your wishlist' }).getByText('De glasblazers')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your cinemas' }).getByText('Kinora Canal')).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText('About us')).toBeVisible()
      expect(await place()).toEqual(before)
      expect(await shift()).toBeLessThan(0.01)
    })
  }
})
