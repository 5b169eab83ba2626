import type { Locator, Page } from '@playwright/test'
import { barriers } from '#tests/support/barriers.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { cancelDialog, doorMode, film, heldUp, part, qrCode, ticket, ticketPath } from '#tests/support/tickets.ts'

const windows = [
  { width: 360, height: 740, theme: 'dark' },
  { width: 1280, height: 900, theme: 'light' },
] as const

const states = [
  { path: ticketPath('et-01-1'), seen: ticket },
  { path: ticketPath('et-01-1', 'door'), seen: doorMode },
  { path: ticketPath('et-01-1', 'cancel-tickets'), seen: cancelDialog },
  { path: ticketPath('nobody'), seen: film },
] satisfies { path: string; seen: (page: Page) => Locator }[]

const cells = windows.flatMap((look) => states.map((state) => ({ ...look, ...state })))

test('an open ticket, the door and the dialog to cancel have no barrier, on a phone at night and on a desktop by day', async ({
  visitor,
  page,
}) => {
  test.slow()
  for (const [index, { path, seen, width, height, theme }] of chosen(cells, {
    share: 0.5,
    by: ['theme', 'path'],
  }).entries()) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    if (index === 0) await visitor.arriveAs('pass-holder', path)
    else await visitor.goTo(path)
    await expect(seen(page)).toBeVisible()
    expect(await barriers(page), `${path} at ${width} px`).toEqual([])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  }
})

test('on paper there is the ticket, black on white, and nothing to press; with the reader’s own colours the code stays so too', async ({
  visitor,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.arriveAs('pass-holder', ticketPath('et-01-1'))
  await expect(part(page, 'Getting there')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const words of [film(page), ticket(page).getByText('Row H, seat 12'), ticket(page).getByText(/^KNR/)]) {
    await expect(words).toBeVisible()
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  await expect(qrCode(ticket(page))).toBeVisible()
  await expect(ticket(page).getByRole('time')).toBeVisible()
  await expect(ticket(page)).toContainText('88 avenue Tony-Garnier, Lyon')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const gone of [
    page.locator('header'),
    page.locator('footer'),
    page.locator('main').locator('a, button, section'),
  ]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  }

  await page.emulateMedia({ media: null, forcedColors: 'active', colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Show at the door' }).click()
  for (const code of [qrCode(heldUp(page)), ticket(page).locator('svg[aria-label="QR code of this ticket"]')]) {
    expect(await code.locator('rect').evaluate((ground) => getComputedStyle(ground).fill)).toBe('rgb(255, 255, 255)')
    expect(await code.locator('path').evaluate((modules) => getComputedStyle(modules).fill)).toBe('rgb(0, 0, 0)')
  }
})
