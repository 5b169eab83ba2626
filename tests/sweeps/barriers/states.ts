import { expect, type Page } from '@playwright/test'
import { loadContract } from '#scripts/mock-api/contract.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Visitor } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { addressOf } from '../screens.ts'
import type { Cell } from './cells.ts'

/** Every operation of the contract. */
const operations = (await loadContract()).operations.flatMap(({ iid }) => (iid ? [iid] : []))

/** Opens the screen of a cell, and waits until nothing of it is still to come. */
export async function open(visitor: Visitor, portal: Portal, { row, place, screen }: Cell): Promise<void> {
  const { page } = visitor
  portal.calls.length = 0
  await visitor.goTo(addressOf(row, place.language), place.market)
  await expect(page.locator('h1').first()).toBeAttached()
  await settle(page, portal)
  await row.begin?.(page)
  if (row.begin) await settle(page, portal)
  if (screen.startsWith('dialog') && Object.keys(portal.faults.all()).length === 0) {
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

/** All that was asked is answered, and drawn. */
async function settle(page: Page, portal: Portal): Promise<void> {
  await expect(async () => {
    await quiet(page)
    expect(portal.calls.filter(({ status }) => status === 0)).toEqual([])
  }).toPass({ intervals: [0], timeout: 10_000 })
}

/** What the screen that is open has read. */
export function readsOf(portal: Portal): string[] {
  const reads = portal.calls.flatMap(({ method, operationId }) =>
    method === 'GET' && operationId ? [operationId] : [],
  )
  return [...new Set(reads)]
}

/** Opens the screen while one of its calls fails. @returns whether the call was made: what is kept from before is not asked for. */
export async function openFailing(visitor: Visitor, portal: Portal, cell: Cell, operation: string): Promise<boolean> {
  portal.faults.set(operation, { status: 500 })
  await open(visitor, portal, cell)
  portal.faults.clear()
  return portal.calls.some(({ operationId, status }) => operationId === operation && status === 500)
}

/**
 * Sends the form of the screen with nothing in it, and has the server fail at whatever comes through all the same: either way there is
 * something to be read.
 *
 * @returns whether there is a form
 */
export async function sendEmpty(page: Page, portal: Portal): Promise<boolean> {
  const isInDialog = (await page.locator('dialog[open]').count()) > 0
  const form = page.locator(`${isInDialog ? 'dialog[open]' : 'main'} form[novalidate]`).first()
  const submit = form.locator('[type=submit]').last()
  if (!(await submit.isVisible())) return false
  const fields = form.locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea')
  for (const field of await fields.all()) if (await field.isEditable()) await field.fill('')
  // Nothing is sent by a page of boxes on which none was touched.
  const isPageOfBoxes = !isInDialog && (await fields.count()) === 0
  if (isPageOfBoxes) await form.locator('[type=checkbox]').first().dispatchEvent('click')
  for (const operation of operations) portal.faults.set(operation, { status: 500 })
  await submit.click()
  await expect(page.locator('[aria-invalid=true], [role=alert]:not(:empty)').first()).toBeAttached()
  await settle(page, portal)
  portal.faults.clear()
  return true
}
