import { expect, type Page } from '@playwright/test'

export const section = (page: Page) => page.getByRole('region', { name: 'Linked accounts' })
export const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name })
export const link = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `Link ${name}`, exact: true })
export const unlink = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `Unlink ${name}`, exact: true })
export const question = (page: Page, name: string) => page.getByRole('dialog', { name: `Unlink ${name}?` })
export const yes = (page: Page, name: string) => question(page, name).getByRole('button', { name: `Unlink ${name}` })

/** The heading of a service's own page. */
export const there = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `${name} (demo)` })

/** A message that passes over the page. */
export const told = (page: Page, words: string) =>
  page.getByRole('alert').or(page.getByRole('status')).getByText(words, { exact: true })

export const failed = (name: string) =>
  `${name} is not linked: we could not make sure that it was you. Nothing has changed; please try again.`

/** Goes to a service and chooses an account there. */
export async function goAndChoose(page: Page, service: string, account: string): Promise<void> {
  await link(page, service).click()
  await expect(there(page, service)).toBeVisible()
  await page.getByRole('button', { name: account }).click()
}

/** Reads a message, and puts it away. */
export async function close(page: Page, words: string): Promise<void> {
  await expect(told(page, words)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(told(page, words)).toBeHidden()
}
