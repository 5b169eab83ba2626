import type { Locator, Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { barriers, colours, expectNoBarrier } from '#tests/support/barriers.ts'
import { pages, publicPages } from '#tests/support/pages.ts'
import { expect, test, type Visitor } from '#tests/support/portal-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page, and waits until nothing of it is still to come. */
async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.goTo(path)
  await expect(heading(visitor.page).first()).toBeVisible()
  await expect(visitor.page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test.describe('no barrier and no sideways scroll, in both themes and on both widths', () => {
  test.setTimeout(180_000)

  for (const who of ['pass-holder', 'empty'] as const) {
    test(`on every page of ${who === 'empty' ? 'somebody who has nothing yet' : 'somebody who has it all'}`, async ({
      visitor,
      page,
    }) => {
      await visitor.arriveAs(who, '/fr')
      for (const { path } of pages) {
        await open(visitor, `/fr${path}`)
        await expectNoBarrier(page, path || 'home')
      }
    })
  }

  for (const who of ['a visitor', 'a customer'] as const) {
    test(`on every page of the catalogue, for ${who}`, async ({ visitor, page }) => {
      if (who === 'a customer') await visitor.arriveAs('pass-holder', '/fr')
      for (const { path } of publicPages) {
        await open(visitor, `/fr${path}`)
        await expectNoBarrier(page, path)
      }
    })
  }

  test('on every page whose data cannot be read', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en')
    for (const { path, operation } of [...pages, ...publicPages]) {
      if (!operation) continue
      portal.faults.set(operation, { status: 500 })
      await visitor.goTo(`/en${path}`)
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
      await expectNoBarrier(page, path)
      portal.faults.clear()
    }
  })

  const screens: { name: string; path: string; persona?: PersonaId; prepare?: (page: Page) => Promise<void> }[] = [
    { name: 'a home with an unpaid subscription', path: '/fr', persona: 'unpaid' },
    { name: 'the account dialog', path: '/fr?dialog=account', persona: 'pass-holder' },
    { name: 'the language dialog', path: '/fr?dialog=language', persona: 'pass-holder' },
    {
      name: 'a profile with errors',
      path: '/en/profile',
      persona: 'pass-holder',
      prepare: async (page) => {
        await page.getByLabel('First name').fill('')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    },
    { name: 'the registration', path: '/fr', persona: 'newcomer' },
    { name: 'the fallback', path: '/fr/unavailable' },
    { name: 'an error', path: '/fr/error?code=CLI-ACC-001' },
    { name: 'an unknown page', path: '/404' },
    { name: 'the sign-in', path: '/fr' },
  ]
  for (const { name, path, persona, prepare } of screens) {
    test(`on ${name}`, async ({ visitor, page }) => {
      if (persona) await visitor.arriveAs(persona, path)
      else await visitor.goTo(path)
      await expect(heading(page).first()).toBeVisible()
      await prepare?.(page)
      await expectNoBarrier(page, name)
    })
  }
})

test('on every page nothing scrolls sideways, is cut off, or lies over what has the focus, at up to four times the size', async ({
  visitor,
  page,
}) => {
  test.setTimeout(180_000)
  await visitor.arriveAs('pass-holder', '/fr')
  // The question about cookies has a place of its own, and comes when it wants.
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await cookies.getByRole('button', { name: 'Refuser' }).click()
  // It goes once the answer is written down: whoever leaves before that is asked again.
  await expect(cookies).toBeHidden()
  for (const { path } of [...pages, ...publicPages]) {
    await open(visitor, `/fr${path}`)
    for (const { width, height, text } of [
      { width: 640, height: 512, text: 1 },
      { width: 320, height: 256, text: 1 },
      { width: 1280, height: 1024, text: 2 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${text * 100}%`)
      const what = `${path || 'home'}, ${width} px, text times ${text}`
      expect.soft(await page.evaluate(outOfSight), what).toEqual([])
    }
  }
})

/** In the browser: what is wider than its place, and what has the focus under something else. */
async function outOfSight(): Promise<string[]> {
  const { scrollWidth, clientWidth } = document.documentElement
  const named = (element: Element | null) => `${element?.tagName} ${element?.textContent?.slice(0, 40)}`
  const isCut = (element: Element) => {
    if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) return false
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right } = words.getBoundingClientRect()
    for (let place: Element | null = element; place; place = place.parentElement) {
      const box = place.getBoundingClientRect()
      const clips = ['hidden', 'clip'].includes(getComputedStyle(place).overflowX) && box.width > 1
      if (clips && (left < box.left - 1 || right > box.right + 1)) return true
      // For readers alone.
      if (box.width === 1) return false
    }
    return false
  }
  const over = (element: HTMLElement) => {
    const [box] = element.getClientRects()
    if (document.activeElement !== element || !box) return undefined
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return element.contains(there) || there?.contains(element) ? undefined : named(there)
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // What has the focus already would not come into view by getting it: the page may have been given another size since.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const found = [...document.querySelectorAll('main :not(option)')].filter(isCut).map((cut) => `cut off: ${named(cut)}`)
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`)
  for (const stop of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')) {
    stop.focus()
    // A long list draws what has come into view with the next frames, and moves when that is of another height than it took it for.
    let covering = over(stop)
    for (let frame = 0; covering && frame < 30; frame++) {
      await nextFrame()
      covering = over(stop)
    }
    if (covering) found.push(`${named(stop)} lies under ${covering}`)
  }
  return found
}

test.describe('in the reader’s own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

  test('every page can be read', async ({ visitor, page }) => {
    test.setTimeout(120_000)
    await visitor.arriveAs('pass-holder', '/fr')
    for (const { path } of [...pages, ...publicPages]) {
      await open(visitor, `/fr${path}`)
      expect.soft(await barriers(page, colours), path || 'home').toEqual([])
      expect(await page.evaluate(moving), `${path}: reduced motion`).toBe(0)
    }
  })

  test('what is chosen looks other than what is not', async ({ visitor, page }) => {
    await visitor.arriveAs('empty', '/en/my-interests')
    const looks = async (control: Locator) => {
      await page.mouse.move(0, 0)
      return (await control.screenshot()).toString('base64')
    }
    for (const [path, control] of [
      ['/my-interests', page.locator('label', { hasText: 'Comedy' })],
      ['/preferences', page.getByRole('checkbox', { name: 'Our offers' })],
      ['/profile', page.getByRole('radio', { name: 'Ms' })],
    ] as const) {
      await visitor.goTo(`/en${path}`)
      const before = await looks(control)
      await control.click()
      expect(await looks(control), path).not.toBe(before)
    }
  })
})

/** In the browser: how much is being animated. */
function moving(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length
}

test('everything on the home page can be reached and used by keyboard alone', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', '/en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto(page.url().replace(/#.*/, '?dialog=account'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const focusIsInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const active = await page.evaluate(() => document.activeElement?.tagName)
    if (active !== 'BODY') expect(await focusIsInside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
