import type { Page } from '@playwright/test'
import { tabTo } from '#tests/support/keyboard.ts'
import type { Visitor } from '#tests/support/portal-test.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** The clock goes on while a test looks on: without this, a message that leaves much too late would pass for one that left in time. */
const atOnce = { timeout: 2000 }

const done = (page: Page) => page.getByText('You will hear from us by e-mail.')
const failed = (page: Page) => page.getByText(/^That did not work/)
const close = (page: Page) => page.getByRole('button', { name: 'Close this message' })

/** Opens the home with nothing to be told, and answers the newsletter question. */
async function sayYes(visitor: Visitor): Promise<void> {
  await visitor.arriveAs('leaving', '/en')
  await visitor.page.getByRole('button', { name: 'Yes, write to me' }).click()
}

/** Goes to another tab, or comes back from it, as far as a page can tell. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test.describe('a message is read out once', () => {
  test('when its turn comes, that something is done', async ({ visitor, page }) => {
    await visitor.goTo('/en/unavailable')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What reads out has to be there before there is something to say. An alert is read out whenever it comes.
    await expect(page.locator('[role=status]:empty')).toHaveCount(1)
    await sayYes(visitor)
    await expect(done(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ has: done(page) })).not.toHaveAttribute('aria-live')
    await expect(page.getByRole('alert').filter({ has: done(page) })).toHaveCount(0)
  })

  test('at once, that something failed', async ({ visitor, page, portal }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
    await expect(failed(page)).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ has: failed(page) })).toHaveCount(1)
    await expect(page.getByRole('status').filter({ has: failed(page) })).toHaveCount(0)
  })

  test('and not again when it had to make room for another', async ({ visitor, page, context }) => {
    await context.clock.install()
    await visitor.arriveAs('empty', '/en')
    const offer = page.getByText('See whether a pass would be something for you.')
    const around = page.getByRole('status').filter({ has: offer })
    await expect(around).not.toHaveAttribute('aria-live')
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await expect(done(page)).toBeVisible()
    await context.clock.fastForward(5000)
    await expect(offer).toBeVisible(atOnce)
    await expect(around).toHaveAttribute('aria-live', 'off')
  })
})

test.describe('the five seconds stand still', () => {
  test('while the mouse is on the message', async ({ visitor, page, context }) => {
    await context.clock.install()
    await sayYes(visitor)
    await done(page).hover()
    await context.clock.fastForward('01:00')
    await expect(done(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await context.clock.fastForward(1500)
    await expect(done(page)).toBeVisible()
    await context.clock.fastForward(3500)
    await expect(done(page)).toBeHidden(atOnce)
  })

  test('while it has the focus', async ({ visitor, page, context }) => {
    await context.clock.install()
    await sayYes(visitor)
    await done(page).click()
    await page.mouse.move(0, 0)
    await context.clock.fastForward('01:00')
    await expect(done(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await context.clock.fastForward(5000)
    await expect(done(page)).toBeHidden(atOnce)
  })

  test('while the customer looks at another tab', async ({ visitor, page, context }) => {
    await context.clock.install()
    await sayYes(visitor)
    await expect(done(page)).toBeVisible()
    await look(page, 'hidden')
    await context.clock.fastForward('01:00')
    await expect(done(page)).toBeVisible()
    await look(page, 'visible')
    await context.clock.fastForward(5000)
    await expect(done(page)).toBeHidden(atOnce)
  })
})

test.describe('by keyboard', () => {
  test('Esc closes a message that waits, from wherever one is, and the focus stays there', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
    await expect(failed(page)).toBeVisible()
    const yes = page.getByRole('button', { name: 'Yes, write to me' })
    await expect(yes).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(failed(page)).toBeHidden()
    await expect(yes).toBeFocused()
  })

  test('Esc closes what lies over a message first', async ({ visitor, page, portal }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
    await expect(failed(page)).toBeVisible()
    await page.getByRole('button', { name: /account menu/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(failed(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(failed(page)).toBeHidden()
  })

  test('Esc leaves alone what leaves by itself', async ({ visitor, page }) => {
    await sayYes(visitor)
    await expect(done(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(done(page)).toBeVisible()
  })

  test('the focus goes back to where it came from', async ({ visitor, page, portal }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
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

  test('and to the content of the page, where it came from nowhere', async ({ visitor, page, portal }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await close(page).focus()
    await page.keyboard.press('Enter')
    await expect(failed(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a message is there without having come in', async ({ visitor, page, portal }) => {
    portal.faults.set('updateAccount', { status: 500 })
    await sayYes(visitor)
    await expect(failed(page)).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a title that is for wide windows is left out, and nothing of the message is cut off', async ({
    visitor,
    page,
  }) => {
    await visitor.arriveAs('empty', '/en')
    const offer = page.getByText('See whether a pass would be something for you.')
    await expect(offer).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Here often?')).toBeHidden()
    await expect(page.getByRole('link', { name: 'About the pass' })).toBeInViewport({ ratio: 1 })
    await expect(close(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByText('Here often?')).toBeVisible()
  })
})
