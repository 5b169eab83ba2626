import type { Browser, Page } from '@playwright/test'
import { type Market, personas } from '#scripts/mock-api/personas.ts'
import { addressOf, type Screen } from '../screens.ts'
import type { Answering } from './answering.ts'
import { countCalls, type Seen, see } from './in-browser.ts'

/** What nobody should read, whatever an answer holds. */
const nonsense = /\bundefined\b|NaN(?![a-z])|Invalid Date|\[object |Infinity/

/** How long a page may take until it has come to rest, in milliseconds. */
const patience = 25_000

/** How long the way to the empty page may take, in milliseconds. Where another one takes its place, the end of it may never be told. */
const patienceToLeave = 2_000

/** Somebody who opens pages and says what is wrong with them. */
export type Onlooker = {
  page: Page
  /** Opens a screen. @returns what is wrong with it, a line each */
  look: (screen: Screen, language: string) => Promise<string[]>
  /** What is wrong with the page as it is once it has come to rest. */
  lookAgain: () => Promise<string[]>
  close: () => Promise<void>
}

/** Whose site somebody is looked after on. */
export function marketOf({ who, market }: Pick<Screen, 'who' | 'market'>): Market {
  return market ?? personas.find(({ id }) => id === who)?.market ?? 'fr'
}

/** Somebody at a browser of their own, 320 pixels wide, who signed in a while ago. */
export async function onlookerAs(
  screen: Pick<Screen, 'who' | 'market'>,
  browser: Browser,
  portal: Answering,
  now: Date,
): Promise<Onlooker> {
  const market = marketOf(screen)
  const origin = portal.origin(market)
  const context = await browser.newContext({ viewport: { width: 320, height: 1400 }, serviceWorkers: 'block' })
  await context.clock.setFixedTime(now)
  await context.addInitScript(countCalls)
  const token = screen.who === 'visitor' ? undefined : await portal.tokenFor(market, screen.who)
  const cookies = ['anew', ...(token ? ['authenticated', 'session'] : [])].map((name) => ({
    name,
    value: '1',
    url: origin,
  }))
  await context.addInitScript(comeAnew, token ? { subject: screen.who, token } : undefined)
  const page = await context.newPage()
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`not caught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text())
  })
  page.on('dialog', (dialog) => {
    // What is typed and not sent is left behind.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    heard.push(`a text of an answer was run: ${dialog.message()}`)
    return void dialog.dismiss()
  })

  async function lookAgain(): Promise<string[]> {
    const seen = await seenOn(page)
    const found = nonsense.exec(seen.text)
    return [
      ...heard.splice(0).map(shortened),
      ...(seen.isBusy ? ['It does not come to rest.'] : []),
      ...(seen.hasHeading ? [] : ['It has no heading.']),
      ...(found ? [`It says: ${seen.text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : []),
      ...seen.sideways.map((what) => `It scrolls sideways: ${what}`),
    ]
  }

  async function look(one: Screen, language: string, tries = 2): Promise<string[]> {
    // What a press has begun, such as a way out, must not take what is meant for the next visit.
    await leave(page)
    await context.addCookies(cookies)
    heard.length = 0
    await page.goto(origin + addressOf(one, language), { waitUntil: 'commit' })
    const wrong = await lookAgain()
    const isLost = token !== undefined && new URL(page.url()).pathname.startsWith('/identity')
    return isLost && tries > 1 ? look(one, language, tries - 1) : wrong
  }

  return {
    page,
    lookAgain,
    look,
    close: () => context.close(),
  }
}

/**
 * Leaves a page, which may be about to lead elsewhere itself. What it has begun just before it was left can still take the place of the empty
 * page; of that one it cannot be begun any more.
 */
async function leave(page: Page, tries = 10): Promise<void> {
  try {
    await page.goto('about:blank', { timeout: patienceToLeave })
    await page.goto('about:blank', { timeout: patienceToLeave })
  } catch (error) {
    if (tries === 1) throw error
    await page.waitForLoadState()
    await leave(page, tries - 1)
  }
}

/** What there is to see. A press may lead to other documents, one after the other: the last one is looked at. */
async function seenOn(page: Page, tries = 10): Promise<Seen> {
  try {
    return await page.evaluate(see, patience)
  } catch (error) {
    if (tries === 1) throw error
    await page.waitForLoadState()
    return seenOn(page, tries - 1)
  }
}

/** The first lines of an error: what happened, and where. */
function shortened(words: string): string {
  return words.split('\n').slice(0, 3).join('\n').slice(0, 400)
}

/** In the browser: a visit is its first one, of somebody who signed in a while ago or of nobody (src/app/session/vault.ts). */
function comeAnew(by: { subject: string; token: string } | undefined): void {
  if (location.protocol === 'about:') return // Nothing can be kept there.
  if (document.cookie.includes('anew=1')) {
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies answers later, when the page has begun
    document.cookie = 'anew=; path=/; max-age=0'
  }
  if (!by || sessionStorage.getItem('hasCome')) return
  const tokens = {
    access_token: by.token,
    token_type: 'Bearer',
    expires_at: Date.parse('2100-01-01') / 1000,
    profile: { sub: by.subject },
  }
  sessionStorage.setItem('session', JSON.stringify(tokens))
  sessionStorage.setItem('hasCome', '1')
}
