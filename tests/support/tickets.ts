import type { Locator, Page } from '@playwright/test'

/** The address of an open ticket; at the door where that is asked for. */
export function ticketPath(id: string, dialog?: 'door' | 'cancel-tickets'): string {
  return `/en/tickets?ticket=${id}${dialog ? `&dialog=${dialog}` : ''}`
}

/** The open ticket, and what it says of its film. */
export const ticket = (page: Page) => page.getByRole('main').getByRole('article')
export const film = (page: Page) => page.getByRole('heading', { level: 1 })
export const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

export const doorMode = (page: Page) => page.getByRole('dialog', { name: /^Ticket for the door/ })
/** The one of the booking's tickets that is held up: the others wait beside it, out of reach. */
export const heldUp = (page: Page) => doorMode(page).locator('li:not([inert])')
export const qrCode = (within: Locator) => within.getByRole('img', { name: 'QR code of this ticket' })
export const cancelDialog = (page: Page) => page.getByRole('dialog', { name: /^Cancel the / })

/** By how many pixels something can be pushed sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
