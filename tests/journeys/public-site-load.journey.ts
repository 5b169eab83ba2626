import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

/** What the films' page may add to the frame that all pages share, in bytes of gzip. */
const budget = 40_000

/** Parts of the account area, by the names of their files. */
const accountParts = ['home', 'forms', 'schemas', 'shows', 'tickets', 'subscription', 'vouchers', 'profile']

declare global {
  interface Window {
    /** What the page under test has told of its drawing. */
    drawn?: { largest: string; shift: number }
  }
}

/** The scripts that a page fetches until it is quiet, by path, in bytes of gzip. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, number>> {
  const loading: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    loading.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length] as const))
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return new Map(await Promise.all(loading))
}

test('on a slow phone the films are drawn without a jump, the largest thing being a poster or a heading; they cost little more than the frame of all pages, and nothing of the account area', async ({
  page,
  context,
  portal,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await page.addInitScript(watchDrawing)
  const loaded = await scriptsOf(page, `${portal.origin('fr')}/fr/films`)
  await expect(page.getByRole('main').getByRole('link', { name: /Noord/ })).toBeVisible()
  const { largest, shift } = await page.evaluate(() => window.drawn ?? { largest: '', shift: 1 })
  expect(largest).toMatch(/^(?:IMG \/media\/posters\/|H[12] )/)
  expect(shift).toBeLessThanOrEqual(0.02)

  const shell = await scriptsOf(await context.newPage(), `${portal.origin('fr')}/fr/unavailable`)
  const own = [...loaded].filter(([path]) => !shell.has(path))
  expect(own).not.toEqual([])
  expect(own.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(budget)
  const names = [...loaded.keys()].map((path) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
  expect(names.filter((name) => accountParts.includes(name))).toEqual([])
})

/** In the browser: keeps what the largest thing drawn so far is, and how far what was drawn has moved. */
function watchDrawing(): void {
  const drawn = { largest: '', shift: 0 }
  window.drawn = drawn
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined
      const src = element instanceof HTMLImageElement ? new URL(element.currentSrc).pathname : element?.textContent
      drawn.largest = `${element?.tagName} ${src}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') drawn.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
