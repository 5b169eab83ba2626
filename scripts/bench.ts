/**
 * What the signed-in home costs: `npm run bench`.
 *
 * Builds the portal, starts it, signs in as the richest persona and opens the home in a fresh page without a cache. Every
 * script that the browser fetches until the page is quiet is counted, compressed as a server would at its best.
 *
 *   --json   the figures as JSON
 *   --built  measure the dist that is there, without building
 */
import { spawnSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { browserLaunch } from '#tests/support/browser.ts'
import { startPortal } from './portal.ts'

/** All JavaScript of the signed-in home, in bytes of gzip. People open it on a phone, in a queue, to find a ticket. */
const budget = 145_000

/** Words that survive minification, by library: nobody fills in a form on the home, so these may not be sent with it. */
const formLibraries: Record<string, RegExp> = {
  'react-hook-form': /shouldUseNativeValidation/,
  zod: /\b_zod\b/,
}

type Script = { file: string; gzip: number; libraries: string[] }

const words = process.argv.slice(2)
if (!words.includes('--built')) build()

const portal = await startPortal({ port: 0 })
const browser = await chromium.launch(browserLaunch())
try {
  const scripts = await measureHome()
  report(scripts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await portal.close()
}

function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`${stdout}${stderr}\nThe portal could not be built, so there is nothing to measure.`)
  process.exit(1)
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

function report(scripts: readonly Script[]): void {
  const total = scripts.reduce((sum, script) => sum + script.gzip, 0)
  const unwanted = scripts.filter((script) => script.libraries.length > 0)
  const verdicts = [
    ...(scripts.length === 0 ? ['No script was seen: this measured nothing.'] : []),
    ...(total > budget ? [`${kilobytes(total - budget)} over the budget.`] : []),
    ...unwanted.map(({ file, libraries }) => `${file} holds ${libraries.join(' and ')}: no form stands on the home.`),
  ]
  if (words.includes('--json')) {
    console.log(JSON.stringify({ budget, total, scripts, verdicts }, undefined, 2))
  } else {
    console.log('JavaScript of the signed-in home, gzip:\n')
    for (const { file, gzip } of scripts) console.log(`${kilobytes(gzip).padStart(10)}  ${file}`)
    console.log(`\n${kilobytes(total).padStart(10)}  in ${scripts.length} files; the budget is ${kilobytes(budget)}`)
    console.log(unwanted.length === 0 ? `${''.padStart(10)}  no form library among them` : '')
    for (const verdict of verdicts) console.error(verdict)
  }
  if (verdicts.length > 0) process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
