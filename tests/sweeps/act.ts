import type { Locator, Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'

/** A press of a customer that makes a call: a change, a download, a mail. Several calls, where one leads to another. */
export type Act = {
  what: string
  who: PersonaId | 'visitor'
  /** The whole path, in English: things are found by their visible names. */
  path: string
  /** Fills in, opens and ticks what has to be, and makes no call of the act's own. It finds the page as `path` opens it. */
  begin?: (page: Page) => Promise<unknown>
  /** Presses, and answers a question that comes after. It finds the page as `begin` leaves it, or as a failure of itself does. */
  act: (page: Page) => Promise<unknown>
  /** Refusals that say that it is as wanted already. */
  asWanted?: readonly number[]
  /** Once it is done, though its answer be lost, the session is over. */
  leaves?: boolean
  /** Once it is known to be done, the session is over. */
  ends?: boolean
  /** Why nobody is told when it fails. */
  silent?: string
}

export const main = (page: Page): Locator => page.getByRole('main')
export const sheet = (page: Page): Locator => page.getByRole('dialog')
export const button = (within: Locator | Page, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** Presses a button of the page, then one of the dialog that it opens. */
export async function pressBoth(page: Page, first: string | RegExp, second: string | RegExp): Promise<void> {
  await button(main(page), first).first().click()
  await button(sheet(page), second).click()
}
