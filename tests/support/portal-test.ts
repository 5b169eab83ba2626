import { test as base, expect, type Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import { trailerHost } from '#scripts/mock-api/handlers/programme.ts'
import { type PersonaId, personas } from '#scripts/mock-api/personas.ts'
import { type Portal, startPortal } from '#scripts/portal.ts'
import { noSources } from '#scripts/production/headers.ts'
import type { AuthSettings, Settings } from '#src/api/contract.ts'
import { appDir } from './app-dir.ts'
import { answerTo } from './browser.ts'
import { watchPolicy } from './policy.ts'
import { type Language, translated } from './translated.ts'
import { unanswered, watchRequests } from './under-way.ts'

export { expect }

type MarketId = 'fr' | 'nl'

/** Whose pages may show the embeddable pages of the portal under test in a frame: a server of a test's own, on any port. */
const framedBy = 'http://host.localhost:*'

/** A customer at a browser: where to go, and how to get in. */
export type Visitor = {
  page: Page
  /** Opens a path of a market's site, as typed into the address bar. */
  goTo(path: string, market?: MarketId): Promise<void>
  /** Goes where an address of the site leads without loading the page anew, as a link to it does. */
  follow(path: string): Promise<void>
  /** The same to another page, and waits until that is there: until its heading may have the focus. */
  walkTo(path: string): Promise<void>
  /** On the sign-in page: chooses who to be. */
  signInAs(persona: PersonaId): Promise<void>
  /** Opens a path, signs in as somebody, and waits until the page is there. */
  comeInAs(persona: PersonaId, path: string, market?: MarketId): Promise<void>
  /**
   * Opens a path as somebody who signed in on this tab a while ago, and waits until the page is there. It takes half the time; but the
   * identity provider knows nothing of it, so that there is no renewal and nothing to sign out of there.
   */
  arriveAs(persona: PersonaId, path: string, market?: MarketId): Promise<void>
}

/**
 * Every worker has a portal of its own: the built app, the contract-checked mock API with a world of its own, and a real identity
 * provider. The app is served with its real headers. Every test begins with that world as new.
 */
export const test = base.extend<
  {
    portal: Portal
    visitor: Visitor
    pageErrors: string[]
    policyViolations: string[]
    translatedInto: Language | undefined
  },
  { server: Portal }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const server = await startPortal({
        port: 0,
        appDir,
        sources: { ...noSources, framedBy, media: trailerHost },
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  portal: async ({ server }, use) => {
    server.reset()
    await use(server)
  },

  /** Whatever a page throws and nobody catches fails the test. */
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
      await use(errors)
      expect(errors, 'uncaught errors on the page').toEqual([])
      // A call may be under way when a visit ends: whoever was about to answer it in the server's place has nothing to answer any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],

  /** Whatever a page attempts against its content security policy fails the test, in any tab or frame. */
  policyViolations: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context)
      await use(violations)
      expect(violations, 'attempts against the content security policy').toEqual([])
    },
    { auto: true },
  ],

  /** What the browser translates the pages into, if it does. */
  translatedInto: [process.env.TRANSLATED ? 'unchanged' : undefined, { option: true }],

  /** A visit that took too long says what the browser still waited for. */
  context: async ({ context, translatedInto }, use, visit) => {
    const isTooLong = () => visit.status === 'timedOut'
    watchRequests(context, isTooLong)
    if (translatedInto) await translated(context, translatedInto)
    await use(context)
    if (isTooLong()) expect(unanswered(context), 'never answered').toEqual([])
  },

  visitor: async ({ page, portal }, use) => {
    await use(visitorOf(page, portal))
  },
})

/** Has the site answer with other settings than the mock's own, as another deployment would. */
export async function withSettings(page: Page, change: (settings: Settings) => Settings): Promise<void> {
  await page.route('**/api/settings', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

/** The same for what it says of signing in, such as whether the hidden frame is allowed. */
export function withAuth(page: Page, changes: Partial<AuthSettings>): Promise<void> {
  return withSettings(page, ({ auth, ...settings }) => ({ ...settings, auth: auth && { ...auth, ...changes } }))
}

/** The same customer on another page, such as a second tab. */
export function visitorOf(page: Page, portal: Portal): Visitor {
  const visitor: Visitor = {
    page,
    async goTo(path, market = 'fr') {
      await page.goto(portal.origin(market) + path)
    },
    async follow(path) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
    },
    async walkTo(path) {
      const isThere = await nextPage(page)
      await visitor.follow(path)
      await isThere()
    },
    async signInAs(persona) {
      const { name } = personas.find(({ id }) => id === persona) ?? { name: persona }
      await page.getByRole('button', { name }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/identity') && url.pathname !== '/callback')
    },
    async comeInAs(persona, path, market) {
      await visitor.goTo(path, market)
      await visitor.signInAs(persona)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    async arriveAs(persona, path, market = 'fr') {
      const token = await portal.tokenFor(market, persona)
      const url = portal.origin(market)
      await page.context().addCookies(['authenticated', 'session'].map((name) => ({ name, value: '1', url })))
      // Any page of the site will do: what is kept there is the site's.
      await page.goto(`${url}/identity/assets/focus.js`)
      await page.evaluate(keepTokens, { subject: persona, token })
      await visitor.goTo(path, market)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
  return visitor
}

/** What was asked of the server under a name of the contract so far, oldest first. */
export function callsTo(portal: Portal, operation: Op): Portal['calls'] {
  return portal.calls.filter(({ operationId }) => operationId === operation)
}

/** Call it before a move within the portal. @returns waits until another page is there: until its heading may have the focus. */
export async function nextPage(page: Page): Promise<() => Promise<void>> {
  await page.locator('main h1').evaluateAll((before) => {
    for (const heading of before) heading.removeAttribute('tabindex')
  })
  return () => expect(page.locator('main h1[tabindex="-1"]'), page.url()).toBeVisible()
}

/** In the browser: what a sign-in leaves on this device (src/app/session/vault.ts). */
function keepTokens({ subject, token }: { subject: string; token: string }): void {
  const tokens = {
    access_token: token,
    token_type: 'Bearer',
    // Later than any day that a test travels to. The API knows better, and has five minutes.
    expires_at: Date.parse('2100-01-01') / 1000,
    profile: { sub: subject },
  }
  sessionStorage.setItem('session', JSON.stringify(tokens))
}
