import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** Every screen there is, with somebody who fills it and somebody who leaves it empty. */
const screens: { name: string; path: string; persona?: PersonaId; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: '/fr', persona: 'pass-holder' },
  { name: 'home of an empty account', path: '/fr', persona: 'empty' },
  { name: 'home with an unpaid subscription', path: '/fr', persona: 'unpaid' },
  { name: 'account dialog', path: '/fr?dialog=account', persona: 'pass-holder' },
  { name: 'language dialog', path: '/fr?dialog=language', persona: 'pass-holder' },
  { name: 'profile', path: '/fr/profile', persona: 'pass-holder' },
  {
    name: 'profile with errors',
    path: '/en/profile',
    persona: 'pass-holder',
    prepare: async (page) => {
      await page.getByLabel('First name').fill('')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'tickets', path: '/fr/tickets', persona: 'pass-holder' },
  { name: 'no tickets', path: '/fr/tickets', persona: 'empty' },
  { name: 'interests', path: '/fr/my-interests', persona: 'pass-holder' },
  { name: 'registration', path: '/fr', persona: 'newcomer' },
  { name: 'fallback', path: '/fr/unavailable' },
  { name: 'error', path: '/fr/error?code=CLI-ACC-001' },
  { name: 'not found', path: '/404' },
  { name: 'sign-in', path: '/fr' },
]

const looks = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

for (const { name, path, persona, prepare } of screens) {
  test(`${name}: no barrier, no sideways scroll, in both themes and on both widths`, async ({ visitor, page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    if (persona) await visitor.arriveAs(persona, path)
    else await visitor.goTo(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await prepare?.(page)
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found, `${width} px, ${theme}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways scroll at ${width} px`).toBe(0)
    }
  })
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

test('forced colours and reduced motion leave the page whole', async ({ visitor, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visitor.arriveAs('pass-holder', '/en')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('at 200 % and 400 % nothing scrolls sideways', async ({ visitor, page }) => {
  await visitor.arriveAs('pass-holder', '/en')
  for (const zoom of [2, 4]) {
    await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(1024 / zoom) })
    for (const path of ['/en', '/en/profile', '/en/tickets']) {
      await visitor.goTo(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${zoom * 100} %`).toBe(0)
    }
  }
})
