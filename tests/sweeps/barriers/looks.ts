import type { Page } from '@playwright/test'
import { barriers, barriersAt, colours, type Theme } from '#tests/support/barriers.ts'
import { brokenWords } from '#tests/support/broken-words.ts'
import { moving } from '#tests/support/moving.ts'
import { outOfSight } from '#tests/support/out-of-sight.ts'
import { quiet } from '#tests/support/quiet.ts'
import { resize } from '#tests/support/resize.ts'

/** A way of looking at a page, and what has to hold then. */
export type Look = { name: string } & (
  | ({ kind: 'theme' } & Theme)
  | { kind: 'own colours' }
  | { kind: 'size'; width: number; height: number; text: string }
)

/** Two that differ in their theme alone stand next to each other: what both have in common is then asked once. */
export const looks: readonly Look[] = [
  { name: 'phone by day', kind: 'theme', width: 320, theme: 'light' },
  { name: 'phone at night', kind: 'theme', width: 320, theme: 'dark' },
  { name: 'desktop at night', kind: 'theme', width: 1280, theme: 'dark' },
  { name: 'desktop by day', kind: 'theme', width: 1280, theme: 'light' },
  { name: 'own colours', kind: 'own colours' },
  // A window of 1280 pixels, enlarged.
  { name: 'twice the size', kind: 'size', width: 640, height: 512, text: '' },
  { name: 'four times the size', kind: 'size', width: 320, height: 256, text: '' },
  { name: 'letters of twice the size', kind: 'size', width: 1280, height: 1024, text: '200%' },
]

/** Looks at the page in these ways, one after the other. @returns what is wrong, look by look. */
export async function lookAt(page: Page, ways: readonly Look[]): Promise<{ look: Look; found: string[] }[]> {
  const seen: { look: Look; found: string[] }[] = await barriersAt(
    page,
    ways.filter((look) => look.kind === 'theme'),
  )
  for (const look of ways) {
    if (look.kind === 'own colours') seen.push({ look, found: await inOwnColours(page) })
    if (look.kind === 'size') seen.push({ look, found: await atSize(page, look) })
  }
  return seen
}

/** Nothing is unreadable in the colours of the reader's own, and nothing moves for those who asked for that. */
async function inOwnColours(page: Page): Promise<string[]> {
  await resize(page, { width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await quiet(page)
  const found = await barriers(page, colours)
  const count = await moving(page)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  return count > 0 ? [...found, `${count} things move`] : found
}

async function atSize(page: Page, size: { width: number; height: number; text: string }): Promise<string[]> {
  const lettersOf = (text: string) =>
    page.evaluate((of) => document.documentElement.style.setProperty('font-size', of), text)
  await resize(page, size)
  await lettersOf(size.text)
  await quiet(page)
  const found = await outOfSight(page)
  // Letters alone may be too large for a column, whose width is the page's.
  if (size.text === '') found.push(...(await brokenWords(page)))
  await lettersOf('')
  return found
}
