import type { Locator, Page } from '@playwright/test'
import type { FeatureFlags, Settings } from '#src/api/contract.ts'
import { answerTo } from './browser.ts'

/** A page between the header and the footer that anybody may see. */
export const openPage = '/en/unavailable'

export const phone = { width: 360, height: 780 }
export const desktop = { width: 1280, height: 900 }

/** The menu of the catalogue, in the header. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' })
}

/** Has the site answer with other settings from its next load on, as often as they change. */
export async function changeableSettings(page: Page): Promise<(change: (settings: Settings) => Settings) => void> {
  let current = (settings: Settings) => settings
  await page.route('**/api/settings', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, json: current(await response.json()) })
  })
  return (change) => {
    current = change
  }
}

/** Settings with some features switched otherwise. */
export function switched(flags: Partial<FeatureFlags>): (settings: Settings) => Settings {
  return (settings) => ({ ...settings, featureFlags: { ...settings.featureFlags, ...flags } })
}
