import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { answerTo } from './browser.ts'
import { callsTo, expect, type Visitor } from './portal-test.ts'

/** The number of a voucher that nobody has on an account yet. */
export const good = 'KINO-2471-MAIS'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a voucher' })
export const number = (page: Page) => dialog(page).getByLabel('Number of the voucher')
export const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to my wallet' })
export const status = (page: Page) => dialog(page).getByRole('status')
export const isAdded = (page: Page) => page.getByRole('status').getByText('The voucher is in your wallet.')
const failed = 'The check that you are not a robot did not work.'
const kept = 'what you typed stays here'

/** What was asked of the wallet so far, with how it was answered. */
export function sent(portal: Portal) {
  return callsTo(portal, 'addVoucher').map(({ body, status: answer, headers }) => ({
    body,
    answer,
    proof: headers['x-captcha-challenge'],
  }))
}

/** Counts what is fetched for the check against robots. */
export function watched(page: Page) {
  const seen = { challenges: 0, solvers: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/captcha/challenge') seen.challenges += 1
    if (/\/(?:pbkdf2|sha|altcha)-[\w-]+\.js$/.test(pathname)) seen.solvers += 1
  })
  return seen
}

/** Comes to the open form. */
export async function arrive(visitor: Visitor): Promise<void> {
  await visitor.arriveAs('pass-holder', '/en/vouchers?dialog=add-voucher')
  await expect(number(visitor.page)).toBeVisible()
}

/** Has the first challenges come with a signature that is not the server's. */
export async function spoil(page: Page, times: number): Promise<void> {
  const spoiled = { left: times }
  await page.route('**/captcha/challenge', async (route) => {
    const response = await answerTo(route)
    const open = await response.json()
    spoiled.left -= 1
    await route.fulfill({ response, json: spoiled.left < 0 ? open : { ...open, signature: 'f'.repeat(64) } })
  })
}

/** The check did not work: the form says so, and nothing that was typed is lost. */
export async function expectFailure(page: Page): Promise<void> {
  const message = dialog(page).getByRole('alert')
  await expect(message).toContainText(failed)
  await expect(message).toContainText(kept)
  await expect(page.locator(':focus')).toContainText(failed)
  await expect(number(page)).toHaveValue(good)
}
