import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import type { ChosenFile } from './photo-files.ts'
import { callsTo } from './portal-test.ts'

export const askPath = '/en/messages?dialog=ask'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask customer service' })
export const theme = (page: Page) => dialog(page).getByLabel('What is it about?')
export const subTheme = (page: Page) => dialog(page).getByLabel('Which part of it?')
export const motif = (page: Page) => dialog(page).getByLabel('What exactly?')
export const object = (page: Page) => dialog(page).getByLabel('Your question in a few words')
export const words = (page: Page) => dialog(page).getByLabel('Your message')
export const sendQuestion = (page: Page) => dialog(page).getByRole('button', { name: 'Send the question' })
export const isAsked = (page: Page) => page.getByRole('status').getByText('Your question is with customer service.')

/** What `write` writes. */
export const written = 'Bonjour,\n\ndeux fois 24,80 €.'

/** Fills in a question about a payment. */
export async function write(page: Page): Promise<void> {
  await theme(page).selectOption('My tickets')
  await subTheme(page).selectOption('Cancelling and refunds')
  await motif(page).selectOption('I was charged twice')
  await object(page).fill('Débit en double')
  await words(page).fill(written)
}

/** A file that begins as those of a type do, and is as long as wanted. */
export function file(name: string, kind: 'pdf' | 'jpeg' | 'mp4' | 'text', size = 400): ChosenFile {
  const heads = {
    pdf: Buffer.from('%PDF-1.4\n'),
    jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    mp4: Buffer.from('\0\0\0\x18ftypmp42'),
    text: Buffer.from('plain words'),
  }
  const head = heads[kind]
  return { name, mimeType: '', buffer: Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length))]) }
}

/** Chooses files as the device's own chooser does. */
export async function attach(page: Page, ...files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(files)
}

/** The forms that have arrived: their fields, files by their name, in the order in which they were sent. */
export function arrived(portal: Portal): [name: string, value: string][][] {
  return callsTo(portal, 'createCase')
    .filter(({ status }) => status === 201)
    .map(({ parts = [] }) => parts.map(({ name, filename, bytes }) => [name, filename ?? bytes.toString('utf8')]))
}
