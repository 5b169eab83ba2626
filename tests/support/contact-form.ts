import type { Locator, Page } from '@playwright/test'
import { fieldsOf } from '#scripts/mock-api/multipart.ts'
import type { Portal } from '#scripts/portal.ts'
import { callsTo, expect } from './portal-test.ts'

export const form = (page: Page) => page.getByRole('region', { name: 'Write to us' })
/** What is read first by whoever is brought to the form. */
export const isBegun = (page: Page) => form(page).locator('..')
export const field = (page: Page, label: string) => form(page).getByLabel(label)
export const about = (page: Page) => field(page, 'What is it about?')
export const message = (page: Page) => field(page, 'Your message')
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send the message' })
export const another = (page: Page) => form(page).getByRole('button', { name: 'Write another message' })
export const isSent = (page: Page) => form(page).getByText(/^We have your message\. Its number is M-\d{8}-\d{4}\.$/)

/** The fields of a message by their labels, and what is written into each. A list is chosen from by the words in it. */
export type Writing = Readonly<Record<string, string>>

/** Writes into fields of the form, by their labels. */
export async function write(page: Page, writing: Writing): Promise<void> {
  for (const [label, text] of Object.entries(writing)) {
    const control = field(page, label)
    if (await isList(control)) await control.selectOption({ label: text })
    else await control.fill(text)
  }
}

/** All of it is still there. */
export async function expectWritten(page: Page, writing: Writing): Promise<void> {
  for (const [label, text] of Object.entries(writing)) {
    const control = field(page, label)
    if (await isList(control)) await expect(control.getByRole('option', { selected: true }), label).toHaveText(text)
    else await expect(control, label).toHaveValue(text)
  }
}

function isList(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element instanceof HTMLSelectElement)
}

/** Every message that arrived, oldest first: its fields as the server reads them, how it was answered, and what came with it. */
export function arrived(portal: Portal) {
  return callsTo(portal, 'sendContactMessage').map(({ parts = [], headers, status }) => ({
    fields: Object.fromEntries(fieldsOf(parts)),
    status,
    headers,
  }))
}

/** The fields of every message that was accepted. */
export function accepted(portal: Portal): Record<string, string>[] {
  return arrived(portal).flatMap(({ fields, status }) => (status === 201 ? [fields] : []))
}
