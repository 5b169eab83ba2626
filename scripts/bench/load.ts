import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** A page to be measured, and how it is known that its content is there. */
export type Subject = {
  url: string
  /** What is on the page as soon as what was asked of the API is. */
  content: string
  /** The same when the application has drawn it, if something else draws it before. */
  usable?: string
  /** Cookies and the tab's own storage: who has been here before. */
  visitor?: {
    cookies: NonNullable<Exclude<BrowserContextOptions['storageState'], string>>
    tab: Record<string, string>
  }
}

/** What a browser and its network are slowed down to. */
export type Slowness = { cpu: number; latency: number; bytesPerSecond: number }

/** What one cold visit came to. Times are milliseconds since its beginning, sizes bytes as sent. */
export type Load = {
  /** Code that had come by the time that the content was there, what stands in the document included. */
  scriptsBeforeContent: number
  scriptsBeforeUsable: number
  scripts: number
  bytes: number
  requestsBeforeContent: number
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** How long the page could not have answered a finger: what long tasks took beyond 50 ms each. */
  blocking: number
  content: number
  usable: number
}

/** A phone of the lower middle on a mobile network. */
export const phone: Slowness = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

/**
 * Opens a page in a browser that has never been there, and lets go of it when what was done with it is done.
 *
 * @param use gets the page when its content is there and nothing is fetched any more
 */
export async function visit<T>(
  browser: Browser,
  subject: Subject,
  slowness: Slowness | undefined,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const { url, content, usable = content, visitor } = subject
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 780 },
    // It comes when the page is idle, and keeps what was fetched already: nothing of it is part of a first visit.
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    ...(visitor && { storageState: visitor.cookies }),
  })
  try {
    const page = await context.newPage()
    // What compiles this file wraps functions in a helper of that name, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watch, { marks: { content, usable }, tab: visitor?.tab ?? {} })
    if (slowness) await slowDown(page, slowness)
    await page.goto(url)
    await page
      .waitForFunction(() => performance.getEntriesByName('usable').length > 0)
      .catch(async (error: unknown) => {
        throw new Error(`The content was not there. ${page.url()} shows:\n${await page.locator('body').innerText()}`, {
          cause: error,
        })
      })
    await page.waitForLoadState('networkidle')
    return await use(page)
  } finally {
    await context.close()
  }
}

/** What a cold visit costs. */
export function measureLoad(browser: Browser, subject: Subject, slowness?: Slowness): Promise<Load> {
  return visit(browser, subject, slowness, async (page) => {
    // The browser may tell of its paints later than the network is at rest; of the largest it tells last.
    await page.waitForFunction(() => Reflect.get(window, 'sums').largest > 0)
    const { inline, ...load } = await page.evaluate(readLoad)
    const inlined = inline === '' ? 0 : brotliCompressSync(inline).length
    return {
      ...load,
      scriptsBeforeContent: load.scriptsBeforeContent + inlined,
      scriptsBeforeUsable: load.scriptsBeforeUsable + inlined,
      scripts: load.scripts + inlined,
    }
  })
}

async function slowDown(page: Page, { cpu, latency, bytesPerSecond }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** In the browser, before anything of the page: lets the visitor be who they are, and notes when the content is there. */
function watch({ marks, tab }: { marks: Record<string, string>; tab: Record<string, string> }): void {
  if (sessionStorage.length === 0) for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  const look = (name: string, selector: string) => {
    if (document.querySelector(selector)) performance.mark(name)
    else requestAnimationFrame(() => look(name, selector))
  }
  for (const [name, selector] of Object.entries(marks)) look(name, selector)
  const sums = { blocking: 0, shift: 0, largest: 0 }
  Object.assign(window, { sums })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) sums.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sums.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) sums.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** In the browser: what was noted. */
function readLoad(): Load & { inline: string } {
  const [content = 0, usable = 0] = ['content', 'usable'].map(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
  )
  const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  const [page] = performance
    .getEntriesByType('navigation')
    .filter((entry) => entry instanceof PerformanceNavigationTiming)
  const filesBefore = (moment: number) => files.filter(({ responseEnd }) => responseEnd <= moment)
  const sizeOf = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const isScript = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.endsWith('.js')
  const sums: { blocking: number; shift: number; largest: number } = Reflect.get(window, 'sums')
  return {
    inline: [...document.scripts].map(({ src, type, text }) => (src || type ? '' : text)).join(''),
    scriptsBeforeContent: sizeOf(filesBefore(content).filter(isScript)),
    scriptsBeforeUsable: sizeOf(filesBefore(usable).filter(isScript)),
    scripts: sizeOf(files.filter(isScript)),
    bytes: sizeOf(files) + (page?.encodedBodySize ?? 0),
    requestsBeforeContent: filesBefore(content).length + 1,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: sums.largest,
    layoutShift: sums.shift,
    blocking: sums.blocking,
    content,
    usable,
  }
}
