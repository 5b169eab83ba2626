/**
 * What the built pages weigh, against their budgets: `npm test -- size`.
 *
 * Starts the portal, signs in as the richest persona and opens the home in a fresh page without a cache. Every script that the browser
 * fetches until the page is quiet is counted, compressed as a server would at its best. Of every other page, its own code and all that it
 * needs beyond the code of every page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import type { EarlyPages } from '#src/app/boot/early-start.ts'
import { browserLaunch } from '#tests/support/browser.ts'
import { startPortal } from './portal.ts'

/** All JavaScript of the signed-in home, in bytes of gzip. People open it on a phone, in a queue, to find a ticket. */
const budget = 145_000
/** A page's own code: it comes with the first visit to that page, in bytes of gzip. */
const pageBudget = 40_000

/** Words that survive minification, by library: nobody fills in a form on the home, so these may not be sent with it. */
const formLibraries: Record<string, RegExp> = {
  'react-hook-form': /shouldUseNativeValidation/,
  zod: /\b_zod\b/,
}

type Script = { file: string; gzip: number; libraries: string[] }

const portal = await startPortal({ port: 0 })
const browser = await chromium.launch(browserLaunch())
try {
  const scripts = await measureHome()
  report(scripts, ownScripts())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await portal.close()
}

/** Signs in on one page, then opens the home on another, which joins the session of the first as a new tab does. */
async function measureHome(): Promise<Script[]> {
  const home = `${portal.origin('fr')}/fr`
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const first = await context.newPage()
  await first.goto(home)
  await first.locator('button[name=persona][value=pass-holder]').click()
  await settle(first, home)

  const fresh = await context.newPage()
  const session = await context.newCDPSession(fresh)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loading: Promise<Script>[] = []
  fresh.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    loading.push(response.body().then((body) => weigh(response.url(), body)))
  })
  await fresh.goto(home)
  await settle(fresh, home)
  const scripts = await Promise.all(loading)
  return scripts.sort((one, other) => other.gzip - one.gzip)
}

/**
 * Waits until the signed-in home is drawn and nothing is fetched any more.
 *
 * @throws Error that says what the browser shows in its place
 */
async function settle(page: Page, home: string): Promise<void> {
  try {
    await page.waitForURL((url) => url.href.replace(/\/$/, '') === home, { timeout: 15_000 })
    await page.locator('main h1').first().waitFor({ timeout: 15_000 })
    await page.waitForLoadState('networkidle')
  } catch {
    const seen = await page.locator('body').innerText()
    throw new Error(`The signed-in home was not reached. The browser is at ${page.url()} and shows:\n${seen}`)
  }
}

function weigh(url: string, body: Buffer): Script {
  const text = body.toString()
  const libraries = Object.keys(formLibraries).filter((name) => formLibraries[name]?.test(text))
  return { file: new URL(url).pathname, gzip: gzipSync(body, { level: 9 }).length, libraries }
}

/** Of every page, by its address after the language, the file that is its own: the first of those that it begins with. */
function ownScripts(): Map<string, Script> {
  const [, table = '{}'] = /id="early-pages">(.*?)<\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  const pages: EarlyPages = JSON.parse(table)
  const own = Object.entries(pages).flatMap(([page, { files }]) => {
    const file = files.find((name) => name.endsWith('.js'))
    return file === undefined ? [] : ([[page, weigh(`http://dist${file}`, readFileSync(join('dist', file)))]] as const)
  })
  return new Map(own)
}

function report(scripts: readonly Script[], own: ReadonlyMap<string, Script>): void {
  const total = scripts.reduce((sum, script) => sum + script.gzip, 0)
  const unwanted = scripts.filter((script) => script.libraries.length > 0)
  const large = [...own].filter(([, { gzip }]) => gzip > pageBudget)
  const verdicts = [
    ...(scripts.length === 0 || own.size === 0 ? ['No script was seen: this measured nothing.'] : []),
    ...(total > budget ? [`${kilobytes(total - budget)} over the budget.`] : []),
    ...unwanted.map(({ file, libraries }) => `${file} holds ${libraries.join(' and ')}: no form stands on the home.`),
    ...large.map(([page, { gzip }]) => `The code of /${page} weighs ${kilobytes(gzip)} of ${kilobytes(pageBudget)}.`),
  ]
  console.log('JavaScript of the signed-in home, gzip:\n')
  for (const { file, gzip } of scripts) console.log(`${kilobytes(gzip).padStart(10)}  ${file}`)
  console.log(`\n${kilobytes(total).padStart(10)}  in ${scripts.length} files; the budget is ${kilobytes(budget)}`)
  console.log(unwanted.length === 0 ? `${''.padStart(10)}  no form library among them` : '')
  console.log('Own code of each page, gzip:\n')
  for (const [page, { gzip }] of own) console.log(`${kilobytes(gzip).padStart(10)}  /${page}`)
  for (const verdict of verdicts) console.error(verdict)
  if (verdicts.length > 0) process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
