import type { Page } from '@playwright/test'
import { comeBack } from '#tests/support/come-back.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { moving } from '#tests/support/moving.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { resize } from '#tests/support/resize.ts'

/** The clock goes on while a test looks on: without this, a message that leaves much too late would pass for one that left in time. */
const atOnce = { timeout: 2000 }

const done = (page: Page) => page.getByText('You will hear from us by e-mail.')
const failed = (page: Page) => page.getByText(/^That did not work/)
const close = (page: Page) => page.getByRole('button', { name: 'Close this message' })

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, write to me' })

/** Goes to another tab, or comes back from it, as far as a page can tell. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('that something is done is read out in its turn, and its five seconds stand still for the mouse, for the focus and for another tab', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  const customer = portal.world.customer('leaving')
  await context.clock.install()
  await visitor.arriveAs('leaving', '/en')
  // What reads out has to be there before there is something to say. An alert is read out whenever it comes.
  await expect(page.locator('[role=status]:empty')).toHaveCount(1)
  await yes(page).click()
  await expect(done(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ has: done(page) })).not.toHaveAttribute('aria-live')
  await expect(page.getByRole('alert').filter({ has: done(page) })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(done(page), 'Esc leaves alone what leaves by itself').toBeVisible()

  await done(page).hover()
  await context.clock.fastForward('01:00')
  await expect(done(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await context.clock.fastForward(1500)
  await expect(done(page)).toBeVisible()
  await context.clock.fastForward(3500)
  await expect(done(page)).toBeHidden(atOnce)

  const askAgain = async () => {
    if (customer) portal.world.commit(customer)
    await comeBack(page)
    await yes(page).click()
  }
  await askAgain()
  await done(page).click()
  await page.mouse.move(0, 0)
  await context.clock.fastForward('01:00')
  await expect(done(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await context.clock.fastForward(5000)
  await expect(done(page)).toBeHidden(atOnce)

  await askAgain()
  await expect(done(page)).toBeVisible()
  await look(page, 'hidden')
  await context.clock.fastForward('01:00')
  await expect(done(page)).toBeVisible()
  await look(page, 'visible')
  await context.clock.fastForward(5000)
  await expect(done(page)).toBeHidden(atOnce)
})

test('that something failed is read out at once, and is closed by keyboard, the focus staying where it was or going back there', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('updateAccount', { status: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.arriveAs('leaving', '/en')

  await yes(page).click()
  await expect(failed(page)).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ has: failed(page) })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ has: failed(page) })).toHaveCount(0)
  await expect(failed(page)).toBeVisible()
  expect(await moving(page), 'with less motion, it is there without having come in').toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await test.step('Esc closes it, and the focus stays', async () => {
    await expect(yes(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(failed(page)).toBeHidden()
    await expect(yes(page)).toBeFocused()
  })

  await test.step('Esc closes what lies over it first', async () => {
    await yes(page).click()
    await expect(failed(page)).toBeVisible()
    await page.getByRole('button', { name: /account menu/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(failed(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(failed(page)).toBeHidden()
  })

  await test.step('the focus goes back to where it came from', async () => {
    await yes(page).click()
    await expect(failed(page)).toBeVisible()
    const before = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
    await before.focus()
    await tabTo(close(page))
    const origin = await page.evaluate(() => document.activeElement?.tagName)
    expect(origin).toBe('BUTTON')
    await page.keyboard.press('Shift+Tab')
    const last = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(failed(page)).toBeHidden()
    expect(await last.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  await test.step('and to the content of the page, where it came from nowhere', async () => {
    await yes(page).click()
    await expect(failed(page)).toBeVisible()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await close(page).focus()
    await page.keyboard.press('Enter')
    await expect(failed(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('an offer fits a phone without its title, makes room for what came of a press, and comes back after it without being read out again', async ({
  visitor,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.clock.install()
  await visitor.arriveAs('empty', '/en')
  const offer = page.getByText('See whether a pass would be something for you.')
  await expect(offer).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Here often?')).toBeHidden()
  await expect(page.getByRole('link', { name: 'About the pass' })).toBeInViewport({ ratio: 1 })
  await expect(close(page)).toBeInViewport({ ratio: 1 })
  await resize(page, { width: 1280, height: 800 })
  await expect(page.getByText('Here often?')).toBeVisible()

  const around = page.getByRole('status').filter({ has: offer })
  await expect(around).not.toHaveAttribute('aria-live')
  await yes(page).click()
  await expect(page.getByRole('status').filter({ has: done(page) })).toHaveCount(1)
  await expect(done(page)).toBeVisible()
  await expect(offer).toBeHidden()
  await context.clock.fastForward(5000)
  await expect(done(page)).toBeHidden(atOnce)
  await expect(offer).toBeVisible(atOnce)
  await expect(around).toHaveAttribute('aria-live', 'off')
})
