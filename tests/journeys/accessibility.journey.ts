import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

// That no screen has a barrier, in whatever state, language, theme and size, is in tests/sweeps.

test('in the reader’s own colours, what is chosen looks other than what is not', async ({ visitor, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const looks = async (control: Locator) => {
    await page.mouse.move(0, 0)
    return (await control.screenshot()).toString('base64')
  }
  for (const [path, control] of [
    ['/my-interests', page.locator('label', { hasText: 'Comedy' })],
    ['/preferences', page.getByRole('checkbox', { name: 'Our offers' })],
    ['/profile', page.getByRole('radio', { name: 'Ms' })],
  ] as const) {
    await visitor.arriveAs('empty', `/en${path}`)
    const before = await looks(control)
    await control.click()
    expect(await looks(control), path).not.toBe(before)
  }
})
