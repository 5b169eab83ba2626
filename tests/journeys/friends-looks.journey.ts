import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

const looks = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

/** Looks for barriers and sideways scroll in what is on the screen, in both themes and on both widths. */
async function isOpenToAll(page: Page, name: string): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect.soft(found, `${name}, ${width} px, ${theme}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${name}: sideways scroll at ${width} px`).toBe(0)
  }
}

test('friends, their dialogs and what goes wrong in them: no barrier, no sideways scroll, in both themes and on both widths', async ({
  visitor,
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  const sheet = page.getByRole('dialog')
  await visitor.arriveAs('pass-holder', '/en/friends')
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await sheet.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(sheet.getByText('One answer needs a look.')).toBeVisible()
  await isOpenToAll(page, 'nobody to invite')
  portal.faults.set('inviteFriend', { status: 503 })
  await sheet.getByLabel('Their e-mail address').fill('camille.brunet@kinora.example')
  await sheet.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await isOpenToAll(page, 'an invitation that failed')
  await sheet.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Remove Nadia Ferrand' }).click()
  portal.faults.set('removeFriend', { status: 500 })
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await isOpenToAll(page, 'a removal that failed')
  await sheet.getByRole('button', { name: 'Keep' }).click()

  await page.getByRole('button', { name: 'Decline Jules Perrin' }).click()
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible()
  await isOpenToAll(page, 'an answer that failed')

  portal.prefer.set('listFriends', { code: 200, example: 'sixty' })
  await page.reload()
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('nobody at all')
  await expect(page.getByText('No friend has this name.')).toBeVisible()
  await isOpenToAll(page, 'a search that finds nobody')

  portal.prefer.set('listFriends', { code: 200, example: 'unusual-names' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Séan O’Connor-d’Harcourt' })).toBeVisible()
  await isOpenToAll(page, 'unusual names')
})
