/**
 * How fast the signed-in home is, beside a page with the same packages and nothing else: `npm run bench`.
 *
 * Builds both, and visits them in turn with a browser that has never been there, over HTTP/2: as a phone on a mobile network would, and as
 * fast as this machine can. Figures of the portal are told as ratios to that floor's, the median of the rounds with their spread: ratios
 * carry over to other machines, milliseconds do not. Everything is written to test-results/bench.json as well.
 *
 *   --rounds N  how many visits to each (7)
 *   --built     measure the builds that are there
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserLaunch } from '#tests/support/browser.ts'
import { buildFloor, buildPortal, floorDir } from './bench/builds.ts'
import { type Load, measureLoad, phone, type Slowness, type Subject, visit } from './bench/load.ts'
import { heapAfter, measureNavigation, type Way } from './bench/navigation.ts'
import { overHttp2 } from './bench/over-http2.ts'
import { type Ratio, ratioOf } from './bench/ratios.ts'
import { type Portal, startPortal } from './portal.ts'
import { root } from './test/run.ts'

/** What is asked of the home on the phone, as ratios to the floor; the layout shift is absolute. */
const goals: Readonly<Record<string, number>> = {
  content: 0.95,
  firstPaint: 0.4,
  scriptsBeforeContent: 1.15,
  warmNavigation: 1.5,
}
const layoutShiftGoal = 0.02
const heapGoal = 1.1

const words = process.argv.slice(2)
const rounds = Number(words[words.indexOf('--rounds') + 1] ?? 7) || 7

type Row = Load & { coldNavigation: number; warmNavigation: number }
type Figures = Record<string, Ratio>

const floorWays: readonly [Way, Way] = [
  { link: 'a[href="/404"]', arrived: '[data-content=second]' },
  { link: 'a[href="/"]', arrived: '[data-content=first]' },
]
const portalWays: readonly [Way, Way] = [
  { link: 'a[href$="/vouchers"]', arrived: 'main:not(:has(a[href*="dialog=door"])) dd b' },
  { link: 'header a[href$="/fr"]', arrived: 'main a[href*="dialog=door"]' },
]

if (!words.includes('--built')) {
  buildPortal()
  await buildFloor()
}
const portal = await startPortal({ port: 0, accessTokenSeconds: 3600 })
const bare = await startPortal({ port: 0, appDir: floorDir })
const front = await overHttp2(portal.port)
const bareFront = await overHttp2(bare.port)
const browser = await chromium.launch(browserLaunch())
try {
  const home: Subject = {
    url: `${front.origin('fr')}/fr`,
    // The first script puts the ticket on the page, and React in its place.
    content: 'a[href*="dialog=door"]',
    usable: 'main a[href*="dialog=door"]',
    visitor: await signIn(browser, portal),
  }
  const floor: Subject = { url: `${bareFront.origin('fr')}/`, content: '[data-content=first]' }
  const slow = await compare(floor, home, phone)
  const fast = await compare(floor, home, undefined)
  const heap = { floor: await heapGrowth(floor, floorWays), portal: await heapGrowth(home, portalWays) }
  report({ phone: slow, desktop: fast }, heap)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  for (const server of [front, bareFront, portal, bare]) await server.close()
}

/** Signs in for once, and takes what a browser and its tab then keep, as it would be kept at the front. */
async function signIn(browser: Browser, portal: Portal): Promise<NonNullable<Subject['visitor']>> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(`${portal.origin('fr')}/fr`)
  await page.locator('button[name=persona][value=pass-holder]').click()
  await page.locator('main a[href*="dialog=door"]').waitFor()
  // Nothing that comes in between the pages is part of what is compared.
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Refuser' }).click()
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  const tab = kept.map(([key, value]) => [key, value.replaceAll(portal.origin('fr'), front.origin('fr'))])
  const visitor = { cookies: await context.storageState(), tab: Object.fromEntries(tab) }
  await context.close()
  return visitor
}

/** Visits both in turn, so often, and compares round by round. */
async function compare(floor: Subject, home: Subject, slowness: Slowness | undefined): Promise<Figures> {
  const rows: { floor: Row[]; portal: Row[] } = { floor: [], portal: [] }
  for (let round = 0; round < rounds; round++) {
    rows.floor.push(await measure(floor, floorWays, slowness))
    rows.portal.push(await measure(home, portalWays, slowness))
  }
  const [first] = rows.floor
  const names = Object.keys(first ?? {}) as (keyof Row)[] // the figures of a row, all of them numbers
  return Object.fromEntries(
    names.map((name) => [
      name,
      ratioOf(
        rows.floor.map((row) => row[name]),
        rows.portal.map((row) => row[name]),
      ),
    ]),
  )
}

async function measure(subject: Subject, [there, back]: readonly [Way, Way], slowness?: Slowness): Promise<Row> {
  const load = await measureLoad(browser, subject, slowness)
  const { cold, warm } = await visit(browser, subject, slowness, (page) => measureNavigation(page, there, back))
  return { ...load, coldNavigation: cold, warmNavigation: warm }
}

/**
 * How much larger the heap is after 200 navigations than before them. It is looked at once the engine has compiled what is used most: that
 * takes room too, the floor's as well, and comes to an end.
 */
function heapGrowth(subject: Subject, [there, back]: readonly [Way, Way]): Promise<number> {
  return visit(browser, subject, undefined, async (page) => {
    const before = await heapAfter(page, there, back, 200)
    return (await heapAfter(page, there, back, 200)) / before
  })
}

function report(figures: Record<'phone' | 'desktop', Figures>, heap: { floor: number; portal: number }): void {
  for (const [name, rows] of Object.entries(figures)) {
    console.log(
      `\n${name === 'phone' ? 'A phone: CPU 4 times slower, 150 ms, 1.6 Mbit/s' : 'This machine, not slowed down'}; ${rounds} rounds\n`,
    )
    console.log(
      `${''.padEnd(24)}${['floor', 'home', 'ratio', 'spread', 'goal'].map((word) => word.padStart(12)).join('')}`,
    )
    for (const [figure, ratio] of Object.entries(rows)) console.log(line(figure, ratio, name === 'phone'))
  }
  console.log(
    `\nThe heap after 200 navigations: ${heap.portal.toFixed(3)} of what it was before, both after 200 others; the floor's ${heap.floor.toFixed(3)}`,
  )
  const missed = Object.entries(goals).filter(([name, goal]) => (figures.phone[name]?.median ?? Infinity) > goal)
  const shift = figures.phone.layoutShift?.portal ?? Infinity
  if (shift > layoutShiftGoal) missed.push(['layoutShift', layoutShiftGoal])
  if (heap.portal > heapGoal) missed.push(['heap', heapGoal])
  for (const [name, goal] of missed) console.error(`Over its goal: ${name} (${goal})`)
  const file = join(root, 'test-results/bench.json')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(file, JSON.stringify({ rounds, ...figures, heap, goals, missed }, undefined, 2))
  if (missed.length > 0) process.exitCode = 1
}

function line(name: string, { floor, portal, median, spread: [least, most] }: Ratio, isPhone: boolean): string {
  const digits = name === 'layoutShift' ? 4 : 0
  const goal = isPhone ? (name === 'layoutShift' ? layoutShiftGoal : goals[name]) : undefined
  const isRatio = Number.isFinite(median)
  const cells = [
    floor.toFixed(digits),
    portal.toFixed(digits),
    isRatio ? median.toFixed(2) : '',
    isRatio ? `${least.toFixed(2)}–${most.toFixed(2)}` : '',
    goal === undefined ? '' : `${goal}`,
  ]
  return name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join('')
}
