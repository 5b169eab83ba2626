import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { type ChosenFile, read } from './photo-files.ts'
import { expect } from './portal-test.ts'

export const photoPath = '/en/subscription?dialog=photo'

export const photoDialog = (page: Page) => page.getByRole('dialog', { name: 'The photo on your pass' })
export const press = (page: Page, name: string) => photoDialog(page).getByRole('button', { name, exact: true }).click()
export const problem = (page: Page) => photoDialog(page).getByRole('alert')
export const cropArea = (page: Page) => photoDialog(page).getByRole('application')
export const saved = (page: Page) => page.getByRole('status').getByText('Your photo is with us.')

/** Chooses a file as the device's own chooser does, once the camera has made up its mind: the button moves when it has. */
export async function choose(page: Page, file: ChosenFile): Promise<void> {
  await expect(photoDialog(page).getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(photoDialog(page).getByText('The camera is being turned on.')).toBeHidden()
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose a file')
  await (await chooser).setFiles(file)
}

/** From a picture to the photo that is going to be sent. A picture of a hundred million pixels takes its time. */
export async function settle(page: Page): Promise<void> {
  await expect(cropArea(page)).toBeVisible({ timeout: 20_000 })
  await press(page, 'Continue')
  await expect(photoDialog(page).getByText('This is how your pass is going to look.')).toBeVisible()
}

/** Saves the photo, and waits until the dialog has closed over it. */
export async function save(page: Page): Promise<void> {
  await press(page, 'Save the photo')
  await expect(saved(page)).toBeVisible()
  await expect(photoDialog(page)).toBeHidden()
}

/** The photo that the server was sent last for somebody: what its bytes say, and what is on it. */
export async function sentPicture(page: Page, portal: Portal, who: PersonaId) {
  const sent = await portal.world.uploadedPhoto(who)
  if (!sent) throw new Error(`No photo was sent for ${who}.`)
  const { bytes, ...facts } = sent
  return { ...facts, ...(await read(page, bytes)), length: bytes.length }
}
