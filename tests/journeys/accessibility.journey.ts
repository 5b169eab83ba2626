import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

// That no screen has a barrier, in whatever state, language, theme and size, is in tests/sweeps.

test('in the reader’s own colours, what is chosen looks other than what is not', async ({ visitor, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
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
