import { type APIResponse, chromium, type LaunchOptions, type Route } from '@playwright/test'
import { findBrowser, findShell } from '#scripts/browser.mjs'

/**
 * How the suites start a browser: the found executable, without what a browser does for itself in the background.
 *
 * @throws when there is no browser: `npm test` and `npm run bench` install one beforehand
 */
export function browserLaunch(): LaunchOptions {
  return launch(findBrowser(chromium.executablePath()))
}

/** The same for visits that need no camera and none of the browser's own settings: they take two thirds of the time without windows. */
export function shellLaunch(): LaunchOptions {
  return launch(findShell(chromium.executablePath()))
}

function launch(executablePath: string | undefined): LaunchOptions {
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

/**
 * What the portal answers to a request that a test has caught, to be changed before the page gets it.
 *
 * `route.fetch()` alone asks from Node, which does not know names under localhost as browsers do, nor asks again, as they do, where a
 * connection that was at rest is closed just then.
 */
export async function answerTo(route: Route): Promise<APIResponse> {
  const request = route.request()
  const url = new URL(request.url())
  const headers = { ...(await request.allHeaders()), host: url.host }
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers, maxRetries: 1 })
}
