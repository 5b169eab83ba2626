/**
 * What the first script of the page (src/first.ts) begins. While the application's code is on its way it makes the calls that the page
 * begins with, and has the page's own code fetched along with that of every page: what would come one after the other comes at once.
 *
 * It decides nothing. Each call is made as the application would make it (src/api/client.ts), which takes its answer if it asks in the very
 * same words (src/api/early-answers.ts), and asks itself otherwise. The bearer goes where the settings allowed it when this tab last read
 * them, and nowhere in a tab that never did.
 */
import { isAllowed } from '#src/api/allowed-urls.ts'
import { bearerOf, callTimeout, isClientCall } from '#src/api/call-kinds.ts'
import type { EarlyAnswers } from '#src/api/early-answers.ts'
import type { ReadPath } from '#src/api/query.ts'
import { isValid, storedTokens } from '#src/app/session/vault.ts'
import { type Language, languages } from '#src/site/markets.ts'
import { isCatalogueElsewhere, rememberedUrls } from './early-memory.ts'

/** What a page begins with. */
export type EarlyPage = {
  /** Addresses, with their query. */
  calls: readonly string[]
  /** The files that it needs besides those of every page. */
  files: readonly string[]
  /** It is shown to nobody but a customer. */
  own: boolean
  /** It stands under the site's header. */
  header: boolean
  /** It is one of the catalogue, which may be another site: then the application says that there is none here. */
  catalogue: boolean
}

/** As the build writes them into the document: by the first segment of their address after the language, in any language's words. */
export type EarlyPages = Readonly<Record<string, EarlyPage>>

/** What was begun of a page, for who draws something of it before the application does. */
export type EarlyStart = {
  language: Language
  /** The segment of the address after the language, as the routes spell it; none for the home. */
  segment: string
  /**
   * What is answered to a call, which the application can still read; nothing where it is a failure, or was not asked for.
   *
   * @throws TypeError, SyntaxError and DOMException for what did not come whole
   */
  answerTo: (path: ReadPath) => Promise<unknown>
}

/** They are the same for everybody, and asked for before it is known in which language the page is read. */
const settings = '/api/settings'

const [, first, segment = ''] = location.pathname.split('/')
const language = languages.find((one) => one === first)
const pages: EarlyPages = JSON.parse(document.getElementById('early-pages')?.textContent ?? '{}')
// An address may spell the name of something that every object has.
const page = language && Object.hasOwn(pages, segment) ? pages[segment] : undefined
const allowed = rememberedUrls()
const answers: EarlyAnswers = new Map()

/**
 * Begins the page of this address: whether it has a header is known before the shell is painted, what it is made of is asked for after that.
 *
 * @returns nothing where the page is none that is known here
 */
export async function startEarly(): Promise<EarlyStart | undefined> {
  const tokens = storedTokens()
  const token = tokens && isValid(tokens) ? tokens.access_token : undefined
  // Another tab may lend its session: then each call is made with its bearer, which is not known here.
  const mayBeCustomer = token !== undefined || document.cookie.includes('session=1')
  const isShown = page && (mayBeCustomer || !page.own) && !(page.catalogue && isCatalogueElsewhere())
  if (isShown && page.header) document.documentElement.dataset.header = ''
  await shellPainted()
  globalThis.earlyAnswers = answers
  ask(settings, 'fr')
  if (!page || !language) return undefined
  hint(`/assets/i18n/${language}.json`, 'fetch')
  if (!isShown) return undefined
  for (const file of page.files) hint(file, file.endsWith('.css') ? 'style' : 'script')
  if (token !== undefined || !mayBeCustomer) {
    for (const path of page.calls) if (token !== undefined || bearerOf(path) !== 'required') ask(path, language, token)
  }
  return { language, segment, answerTo }
}

/**
 * When nothing that is asked for can hold the first paint up any more. In a page that is not painted before its code may run (all of it is at
 * hand, or it lies in the background) that is just before: the application must find what was asked for here.
 */
function shellPainted(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true })
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/** As above. It is the first to wait for the answer, and so has its copy before the application takes the answer itself. */
async function answerTo(path: ReadPath): Promise<unknown> {
  const response = await answers.get(new URL(path, location.origin).href)?.response
  return response?.ok ? response.clone().json() : undefined
}

/** Makes a call. One that may not have its bearer is left to the application, which knows better by then. */
function ask(path: string, language: Language, token?: string): void {
  const url = new URL(path, location.origin)
  if (isClientCall(url.pathname)) url.searchParams.set('language', language)
  const headers: Record<string, string> = {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': language,
  }
  if (token !== undefined) {
    if (!isAllowed(url.href, allowed)) return
    headers.Authorization = `Bearer ${token}`
  }
  const response = fetch(url, { headers, signal: AbortSignal.timeout(callTimeout) })
  response.catch(() => undefined) // Whoever takes it hears of it.
  answers.set(url.href, { headers, response })
}

/** Has a file fetched that will be asked for. */
function hint(href: string, as: 'fetch' | 'script' | 'style'): void {
  const link = document.createElement('link')
  link.rel = as === 'script' ? 'modulepreload' : 'preload'
  if (as !== 'script') link.as = as
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
