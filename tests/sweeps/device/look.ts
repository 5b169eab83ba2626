import type { Portal } from '#scripts/portal.ts'
import { nonsense } from '#tests/support/fault-matrix.ts'
import type { Visitor } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { addressOf } from '../screens.ts'
import type { Cell } from './cells.ts'

/** What is said where nothing can be kept, so that nobody can sign in. */
const refusal = 'Your browser keeps nothing for this site.'

/** Pages that are there to say that something went wrong. */
const failures: readonly string[] = ['/$language/error', '/callback']

/** What the home alerts of is a customer's own: a payment, a photo. */
const home = '/$language'

/** Opens the screen of a cell. @returns what is wrong with it: that it never comes, for one. */
export async function lookAt(visitor: Visitor, portal: Portal, cell: Cell): Promise<string[]> {
  try {
    return await wrongWith(visitor, portal, cell)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function wrongWith({ page, goTo }: Visitor, portal: Portal, cell: Cell): Promise<string[]> {
  portal.calls.length = 0
  await goTo(addressOf(cell.row, 'en'), cell.row.market)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await quiet(page)
  await cell.row.begin?.(page)
  if (cell.row.begin) await quiet(page)
  const heading = await page.locator('h1').first().innerText()
  const text = await page.locator('body').innerText()
  const alerts = await page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts()
  const retries = await page.getByRole('button', { name: 'Try again' }).count()
  const refused = portal.calls.filter(({ status }) => status >= 400 && status !== 404)
  const isRefused = heading === refusal
  const mayFail = failures.includes(cell.screen) || (isRefused && cell.what.forgets === true && !cell.isPublic)
  return [
    ...(heading.trim() === '' ? ['It has no heading.'] : []),
    ...(nonsense.exec(text) ?? []).map((word) => `It says "${word}".`),
    ...(mayFail || cell.screen === home ? [] : alerts.map((alert) => `It alerts: ${alert}`)),
    ...(mayFail || (retries === 0 && !isRefused) ? [] : [`It failed: ${heading}`]),
    ...refused.map(({ method, path, status }) => `${status} of ${method} ${path}`),
  ]
}
