import type { Page } from '@playwright/test'
import { desktop, phone } from '#tests/support/chrome.ts'
import { expect, test, type Visitor } from '#tests/support/portal-test.ts'

/** Opens a page that is long enough, and stops its clock. */
async function arriveAtRest(visitor: Visitor, size: typeof desktop): Promise<void> {
  const { page } = visitor
  await page.setViewportSize(size)
  await page.clock.install()
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(page.getByRole('contentinfo').getByText('About us')).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Scrolls as a wheel would, and comes to rest for so long, in milliseconds. */
async function scrollPage(page: Page, top: number, rest = 200): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true })
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )
  await page.clock.runFor(rest)
}

/** Has the page write on itself whatever moves on it without being asked, what is animated on purpose, and the widths that it is told. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (name: string, more: (before: string) => string) => {
      const { dataset } = document.documentElement
      dataset[name] = more(dataset[name] ?? '')
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        note('shift', (before) => String(Number(before) + ('value' in entry ? Number(entry.value) : 0)))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      note('moves', (before) => String(Number(before) + 1))
      return animate.apply(this, how)
    }
    addEventListener('portal:resize', ({ detail }) => note('told', (before) => `${before} ${detail.width}`.trim()))
  })
}

/** How often something was animated so far. */
function moves(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.moves ?? 0))
}

/** Waits until nothing on the page is animated any more. */
async function movesOver(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

/** Holds whatever begins to move from now on. @returns ends it. */
async function holdMoves(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const move = animate.apply(this, how)
      move.pause()
      return move
    }
  })
  return () =>
    page.getByRole('banner').evaluate((header) => {
      for (const move of header.getAnimations()) move.finish()
    })
}

/** Whatever moved on the page without being asked, added up from its first drawing on. */
async function layoutShift(page: Page): Promise<number> {
  await movesOver(page)
  // A picture is taken of what is drawn, so every movement before it has been counted.
  await page.screenshot()
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
}

/** Remembers where the heading stands on the page, to see later that neither it nor anything else has moved. */
async function stillness(page: Page): Promise<() => Promise<void>> {
  const heading = page.getByRole('heading', { level: 1 })
  const placeOf = async () => ((await heading.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY))
  const before = await layoutShift(page)
  const place = await placeOf()
  return async () => {
    expect(await placeOf()).toBe(place)
    expect(await layoutShift(page)).toBe(before)
  }
}

test('on a desktop, the header comes back to those who go up the page, fading in and out, and nothing else on the page moves', async ({
  visitor,
  page,
}) => {
  await takeNotes(page)
  await arriveAtRest(visitor, desktop)
  const header = page.getByRole('banner')
  const expectStill = await stillness(page)
  await expect(header).toBeInViewport()

  await scrollPage(page, 220)
  await scrollPage(page, 215)
  await expect(header, 'within a quarter of the window it stays where it is').not.toBeInViewport()

  await scrollPage(page, 600)
  await expect(header).not.toBeInViewport()
  await expectStill()
  await scrollPage(page, 500, 199)
  await expect(header, 'the page is not at rest yet').not.toBeInViewport()
  await page.clock.runFor(1)
  await expect(header).toBeInViewport({ ratio: 1 })
  expect((await header.boundingBox())?.y).toBe(0)
  await expectStill()

  await scrollPage(page, 510)
  await expect(header, 'on the way down it is gone').not.toBeInViewport()
  await expectStill()

  await scrollPage(page, 69)
  await expect(header).toBeInViewport({ ratio: 1 })
  await expectStill()
  await scrollPage(page, 68)
  await expect(header, 'near the top it is in its place again').not.toBeInViewport({ ratio: 1 })
  await expectStill()
  await scrollPage(page, 0)
  await expect(header).toBeInViewport({ ratio: 1 })
  await expectStill()
  expect(await moves(page), 'in, out, in, and home').toBe(4)
})

test('it comes and goes at once for those who want no motion', async ({ visitor, page }) => {
  await takeNotes(page)
  // Said before the page is there: when it changes, letters that came too late for the first drawing take their place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveAtRest(visitor, desktop)
  const header = page.getByRole('banner')
  const expectStill = await stillness(page)
  await scrollPage(page, 600)
  await scrollPage(page, 500)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 600)
  await expect(header).not.toBeInViewport()
  await scrollPage(page, 300)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 0)
  await expect(header).toBeInViewport({ ratio: 1 })
  await expectStill()
  expect(await moves(page)).toBe(0)
})

test('it never lies over what has the focus', async ({ visitor, page }) => {
  await arriveAtRest(visitor, desktop)
  const header = page.getByRole('banner')
  await scrollPage(page, 2000)
  await page.getByRole('contentinfo').getByRole('button').last().focus()
  let seen = 0
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(200)
    const { covered, inHeader, shown } = await header.evaluate((element) => {
      const focus = document.activeElement ?? document.body
      const bar = element.getBoundingClientRect()
      const { top, bottom } = focus.getBoundingClientRect()
      return {
        inHeader: element.contains(focus),
        shown: bar.top === 0 && scrollY > 68,
        covered: bar.top === 0 && top < bar.bottom - 1 && bottom > 0,
      }
    })
    if (inHeader) break
    if (shown) seen++
    expect(covered).toBe(false)
  }
  expect(seen, 'it was in sight meanwhile').toBeGreaterThan(0)

  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  const top = await field.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await scrollPage(page, top + 300)
  await scrollPage(page, top - 20)
  await expect(header, 'it would lie over the field').not.toBeInViewport()
})

test('what it is made of gets the focus where the page stands', async ({ visitor, page }) => {
  await arriveAtRest(visitor, desktop)
  await scrollPage(page, 900)
  await scrollPage(page, 800)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /account menu/ }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'My subscription' }).first()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(800)
})

test('it neither goes nor comes while something is pressed, and comes back where it is pressed as it goes: no press is lost', async ({
  visitor,
  page,
}) => {
  await arriveAtRest(visitor, desktop)
  const header = page.getByRole('banner')
  const menu = page.getByRole('button', { name: /account menu/ })
  const dialog = page.getByRole('dialog')
  await scrollPage(page, 600)
  await scrollPage(page, 500)
  await menu.hover()
  await scrollPage(page, 600, 199)
  await page.mouse.down()
  await page.clock.runFor(1000)
  await movesOver(page)
  await expect(header).toBeInViewport({ ratio: 1 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(200)
  await expect(header, 'the press is over').not.toBeInViewport()

  await scrollPage(page, 500, 199)
  await page.mouse.down()
  await page.clock.runFor(1000)
  await movesOver(page)
  await expect(header).not.toBeInViewport()
  await page.mouse.up()
  await page.clock.runFor(200)
  await expect(header).toBeInViewport({ ratio: 1 })

  await menu.hover()
  await scrollPage(page, 600, 0)
  const endMoves = await holdMoves(page)
  await page.clock.runFor(200)
  await expect.poll(() => header.evaluate((element) => element.getAnimations().length), 'it fades away').toBe(1)
  await scrollPage(page, 400, 0)
  await page.mouse.down()
  await endMoves()
  await page.mouse.up()
  await expect(dialog).toBeVisible()
})

test('on a phone, the header stays at the head of the page; a resized window is measured once it is at rest, and a narrow one has its header in place', async ({
  visitor,
  page,
}) => {
  await takeNotes(page)
  await arriveAtRest(visitor, phone)
  const header = page.getByRole('banner')
  for (const top of [900, 700, 300, 100]) {
    await scrollPage(page, top)
    await expect(header).not.toBeInViewport({ ratio: 1 })
  }
  await scrollPage(page, 0)
  await expect(header).toBeInViewport()

  const root = page.locator('html')
  const unit = () => root.evaluate((element) => element.style.getPropertyValue('--vh'))
  const resize = async (size: typeof desktop) => {
    const resized = page.evaluate(
      () => new Promise<void>((done) => addEventListener('resize', () => done(), { once: true })),
    )
    await page.setViewportSize(size)
    await resized
  }
  expect(await unit()).toBe('7.8px')
  await resize({ width: 1000, height: 700 })
  await page.clock.runFor(149)
  await resize({ width: 1100, height: 600 })
  await page.clock.runFor(149)
  expect(await unit()).toBe('7.8px')
  await page.clock.runFor(1)
  expect(await unit()).toBe('6px')
  await expect(root).toHaveAttribute('data-told', '1100')

  await scrollPage(page, 600)
  await scrollPage(page, 500)
  await expect(header).toBeInViewport({ ratio: 1 })
  await resize(phone)
  await page.clock.runFor(200)
  await expect(header).not.toBeInViewport({ ratio: 1 })
})
