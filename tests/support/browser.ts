import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser } from '#scripts/browser.mjs'

/**
 * How the suites start their browser: the found executable, without what a browser does for itself in the background.
 *
 * @throws when there is no browser: `npm test` and `npm run bench` install one beforehand
 */
export function browserLaunch(): LaunchOptions {
  const executablePath = findBrowser(chromium.executablePath())
  if (executablePath === undefined) {
    throw new Error('No browser was found. Run `node scripts/prepare.mjs --browser`, or set BROWSER_PATH.')
  }
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
