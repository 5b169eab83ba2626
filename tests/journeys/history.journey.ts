import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { longHistory } from '#scripts/mock-api/seed/past-bookings.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { hasteFromTheStart, heal } from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const words = (page: Page) => page.getByRole('searchbox', { name: 'Film or cinema' })
const year = (page: Page) => page.getByRole('combobox', { name: 'Year' })
const cinema = (page: Page) => page.getByRole('combobox', { name: 'Cinema' })
const outcome = (page: Page) => page.getByRole('search', { name: 'Your visits' }).locator('..').getByRole('status')
const clear = (page: Page) => page.getByRole('button', { name: 'Clear the search' })
const years = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const visits = (page: Page) => page.getByRole('main').getByRole('listitem')
const line = (page: Page, place: number) => visits(page).nth(place).locator('summary')

test('a visit is found by its film or cinema, a year and a cinema; the address leads to what was found, and the way back to the visit that one had come to', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/history')
  await expect(page.getByText('250 visits so far')).toBeVisible()
  await expect(page.getByText(/^\d+\shrs of film in 3 cinemas\. You paid €\d,\d{3}\.\d\d\.$/)).toBeVisible()
  await expect(outcome(page)).toBeEmpty()

  await words(page).fill('KILOMETRE gerland')
  await expect(outcome(page)).toHaveText(/^\d\d? of 250 visits$/)
  await expect(page).toHaveURL(/\/en\/history\?q=KILOMETRE\+gerland$/)
  await expect(visits(page).getByText('Kilomètre 412').first()).toBeVisible()
  await expect(visits(page).filter({ hasNotText: /Kilomètre 412.*Kinora Gerland/ })).toHaveCount(0)

  const found = await outcome(page).textContent()
  await year(page).selectOption('2024')
  await expect(years(page)).toHaveText(['2024'])
  await expect(page).toHaveURL(/[?&]year=2024/)
  await page.goBack()
  await expect(outcome(page)).toHaveText(found ?? '')
  await expect(year(page)).toHaveValue('')
  await expect(words(page)).toHaveValue('KILOMETRE gerland')
  await page.goForward()
  await page.reload()
  await expect(years(page)).toHaveText(['2024'])
  await expect(words(page)).toHaveValue('KILOMETRE gerland')

  await cinema(page).selectOption('Kinora Joliette')
  await expect(outcome(page)).toContainText('No visit matches this search.')
  await expect(visits(page)).toHaveCount(0)
  await expectNoBarrier(page, 'nothing found')
  await clear(page).click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveValue('')
  await expect(clear(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en\/history$/)
  await expect(years(page).first()).toHaveText('2026')

  await visitor.goTo('/en/history?year=1901&cinema=nowhere&q=%20')
  await expect(page.getByText('250 visits so far')).toBeVisible()
  await expect(clear(page)).toBeHidden()
  await expect(visits(page).first()).toBeVisible()

  for (const place of [2000, 4000, 6000]) {
    await page.evaluate((to) => window.scrollTo(0, to), place)
    await expect.poll(() => inTheMiddle(page)).toBeTruthy()
  }
  const seen = await inTheMiddle(page)
  await page.getByRole('link', { name: 'My account' }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  await page.goBack()
  await expect.poll(() => inTheMiddle(page)).toBe(seen)
})

test('a page that takes its time is waited for at its top; whoever turns back meanwhile, at once or from further on, is at the visit that they had come to', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/history')
  await expect(page.getByText('250 visits so far')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 6000))
  await expect.poll(() => inTheMiddle(page)).toBeTruthy()
  const seen = await inTheMiddle(page)
  portal.faults.set('listFriends', { hang: true })

  await visitor.follow('/en/friends')
  await expect(page.getByText('The page is being loaded.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => inTheMiddle(page)).toBe(seen)

  await page.goForward()
  await expect(page.getByText('The page is being loaded.')).toBeVisible()
  await visitor.walkTo('/en/support')
  await page.goBack()
  await expect(page.getByText('The page is being loaded.')).toBeVisible()
  await page.goBack()
  await expect.poll(() => inTheMiddle(page)).toBe(seen)
})

test('a visit unfolds by keyboard, without a barrier, and keeps the focus, its place and its neighbours while the page scrolls', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/m/history')
  await tabTo(line(page, 0))
  await page.keyboard.press('Enter')
  await expect(visits(page).first()).toContainText(/Paid\s*€23\.80/)
  await expect(visits(page).first()).toContainText('Booking number')
  await expectNoBarrier(page, 'unfolded')

  const next = await line(page, 1).textContent()
  await page.evaluate(() => window.scrollTo(0, 6000))
  await expect(line(page, 0)).not.toBeInViewport()
  await expect(line(page, 0)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(line(page, 1)).toBeFocused()
  await expect(line(page, 1)).toHaveText(next ?? '')
  await expect(line(page, 1)).toBeInViewport()
  await expect(visits(page).first()).toContainText('Booking number')
})

/** The visit in the middle of the window. */
function inTheMiddle(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { innerWidth, innerHeight } = window
    return document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)
      ?.closest('li')
      ?.querySelector('time')?.dateTime
  })
}

test('ten thousand visits are there as soon as ten, scroll to the last one, and leave nothing behind', async ({
  visitor,
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  const now = new Date()
  const lives = (count: number) => {
    const customer = portal.world.customer('empty')
    if (!customer) throw new Error('The demo world has lost its newcomer.')
    portal.world.commit({ ...customer, bookings: longHistory(now, count) })
  }
  const cost: Record<number, number> = {}
  for (const count of [10, 10_000]) {
    lives(count)
    if (count === 10) await visitor.arriveAs('empty', '/en')
    else await visitor.goTo('/en')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Your visits/ })
      .click()
    await expect(visits(page).first()).toBeVisible({ timeout: 60_000 })
    cost[count] = await timeToFirstRow(page)
  }
  // Drawn in full they take many seconds. On a machine at rest they take less than twice as long as ten; a busy one is given more.
  expect(cost[10_000], `with ten: ${cost[10]} ms`).toBeLessThan(3 * (cost[10] ?? 0) + 250)

  const before = await heap(page)
  const most = [await scrollThrough(page), await scrollThrough(page)]
  expect(Math.max(...most), 'rows at once').toBeLessThan(60)
  expect((await heap(page)) / before, 'memory after scrolling through it twice').toBeLessThan(1.1)

  const oldest = longHistory(now, 10_000).findLast(({ status }) => status === 'CONFIRMED')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = visits(page).last()
    await expect(last).toBeVisible()
    const time = (await last.getByRole('time').getAttribute('datetime')) ?? ''
    expect(Date.parse(time)).toBe(oldest?.start.getTime())
    expect(await last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'))
  }).toPass()
})

/** How long the page takes to draw what was read before, in milliseconds: the best of three, as other work only ever adds. */
async function timeToFirstRow(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    await page.getByRole('link', { name: 'My account' }).first().dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lou')
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const start = performance.now()
            new MutationObserver((_, observer) => {
              if (!document.querySelector('main li details')) return
              observer.disconnect()
              done(Math.round(performance.now() - start))
            }).observe(document.body, { childList: true, subtree: true })
            history.back()
          }),
      ),
    )
  }
  return Math.min(...times)
}

/** Scrolls down to the end and up again. @returns the most rows that there were at once. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let most = 0
    const end = document.documentElement.scrollHeight
    const stops = Array.from({ length: Math.ceil(end / 40_000) }, (_, stop) => stop * 40_000)
    for (const stop of [...stops, end, ...stops.toReversed()]) {
      window.scrollTo(0, stop)
      await new Promise(requestAnimationFrame)
      most = Math.max(most, document.querySelectorAll('main li[aria-posinset]').length)
    }
    return most
  })
}

/** What the page holds in memory that it still needs, in bytes. */
async function heap(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  return usedSize
}

const faults: readonly { kind: string; fault: Fault; stands?: true }[] = [
  { kind: 'half an answer', fault: { cut: true }, stands: true },
  { kind: 'no answer', fault: { reset: true } },
  { kind: 'a web page from in between', fault: { html: true } },
  { kind: 'an empty answer', fault: { empty: true } },
  { kind: 'a refusal', fault: { status: 403 }, stands: true },
]

test('whatever goes wrong with the list, the page says so, and a second try brings it with the search that was asked for', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await hasteFromTheStart(page)
  // An answer that is lost, and one that is none, stand for the others: the sweep over what is read goes through each.
  const those = faults.filter(({ stands }) => stands || isLong)
  for (const [index, { kind, fault }] of those.entries()) {
    await test.step(kind, async () => {
      portal.faults.set('listTickets', fault)
      if (index === 0) await visitor.arriveAs('pass-holder', '/en/history?year=2024')
      else await visitor.goTo('/en/history?year=2024')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be shown|cannot reach/)
      await heal(page, portal)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(years(page)).toHaveText(['2024'])
    })
  }
})
