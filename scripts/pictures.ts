/**
 * Takes the pictures of the README: `npm run pictures`, of the build in `dist`, which has to be there.
 *
 * It is always the same evening, so that a picture changes only where the portal does.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { consentCookie } from '#src/app/consent/consent-cookie.ts'
import { browserLaunch } from '#tests/support/browser.ts'
import { visitorOf } from '#tests/support/portal-test.ts'
import { type Portal, startPortal } from './portal.ts'
import { root } from './test/run.ts'

/** A Friday evening, two hours before the film. */
const evening = new Date('2026-11-27T18:40:00+01:00')

/** What is taken, and what of it has to be in the picture. */
const screens = {
  home: { path: '/en', shown: 'h1' },
  ticket: { path: '/en/tickets?ticket=et-01-1', shown: ':has(> svg[aria-label="QR code of this ticket"])' },
  subscription: { path: '/en/subscription', shown: 'h1' },
}

/** The phone's pixels are shown at half their size, or less. */
const devices: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

const dir = join(root, '.github', 'pictures')
const appDir = process.env.APP_DIR ?? join(root, 'dist')

if (existsSync(appDir)) await takeAll()
else {
  console.error('There is no build: run `npm run build` first.')
  process.exitCode = 1
}

async function takeAll(): Promise<void> {
  mkdirSync(dir, { recursive: true })
  const portal = await startPortal({ port: 0, appDir, now: () => evening })
  const browser = await chromium.launch(browserLaunch())
  try {
    for (const [device, options] of Object.entries(devices)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await take(browser, portal, `${device}-${colorScheme}`, { ...options, colorScheme })
      }
    }
  } finally {
    await browser.close()
    await portal.close()
  }
}

/** Takes the pictures of all screens on one device. */
async function take(browser: Browser, portal: Portal, name: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const answer = { categories: ['necessary'], revision: consentCookie.revision, consentId: 'pictures' }
  const value = encodeURIComponent(JSON.stringify(answer))
  await context.addCookies([{ name: consentCookie.name, value, url: portal.origin('fr') }])
  const page = await context.newPage()
  await page.clock.setFixedTime(evening)
  const visitor = visitorOf(page, portal)
  await visitor.arriveAs('pass-holder', '/en/preferences')
  for (const [screen, { path, shown }] of Object.entries(screens)) {
    await visitor.goTo(path)
    await page.waitForLoadState('networkidle')
    await page.locator(shown).first().evaluate(bringIntoView)
    await page.evaluate(isDrawn)
    const file = join(dir, `${screen}-${name}.webp`)
    writeFileSync(file, await pictureOf(page))
    console.log(file)
  }
  await context.close()
}

/** What the window shows, as WebP: a third of the bytes of a PNG. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 })
  return Buffer.from(data, 'base64')
}

/** In the browser: goes down the page as far as it takes to see something, with the air around it. */
function bringIntoView(element: HTMLElement): void {
  element.style.scrollMarginBlockEnd = '1rem'
  element.scrollIntoView({ block: 'nearest' })
}

/** In the browser: all words have their fonts, and all pictures that are seen are there. */
async function isDrawn(): Promise<void> {
  await document.fonts.ready
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
}
