import { readFile } from 'node:fs/promises'
import type { CatalogueCinema, Settings, Show } from '#src/api/contract.ts'
import { zGetSettingsResponse, zListCinemasResponse, zListShowsResponse } from '#src/api/generated/zod.gen.ts'
import { publicOrigin } from '#src/app/sharing/public-origin.ts'
import type { Language, Market } from '#src/site/markets.ts'

/** What a market's public pages are about, in one of its languages. */
export type Catalogue = {
  market: Market
  language: Language
  settings: Settings
  shows: Show[]
  cinemas: CatalogueCinema[]
}

/** The catalogue cannot be had. The message is one line that says of which address, and why. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

/** What is asked, the schema of its answer, and the example that stands for it in each market. */
const calls = {
  settings: {
    path: '/api/settings',
    schema: zGetSettingsResponse,
    examples: { fr: 'getSettings/default', nl: 'getSettings/dutch-market' },
  },
  shows: {
    path: '/api/shows',
    schema: zListShowsResponse,
    examples: { fr: 'listShows/french-market', nl: 'listShows/dutch-market' },
  },
  cinemas: {
    path: '/api/cinemas',
    schema: zListCinemasResponse,
    examples: { fr: 'listCinemas/french-market', nl: 'listCinemas/dutch-market' },
  },
} as const

/** Whether a market's pages are the portal's own, and not those of another site. */
export function isOwn({ market, settings }: Catalogue): boolean {
  return !settings.urls.catalogue || settings.urls.catalogue.replace(/\/$/, '') === publicOrigin(market)
}

/**
 * Reads a market's catalogue in one language from the contract's examples, whatever language they are in, or from a running API.
 *
 * @param api the API's address, in which `{market}` and `{domain}` stand for the market's; `undefined` for the examples
 * @throws CatalogueError when the API cannot be reached, or answers something other than the contract says
 */
export async function readCatalogue(market: Market, language: Language, api: string | undefined): Promise<Catalogue> {
  const read = (name: keyof typeof calls) =>
    api ? fromApi(addressOf(api, market) + calls[name].path, language) : fromExamples(calls[name].examples[market.id])
  const [settings, shows, cinemas] = await Promise.all([read('settings'), read('shows'), read('cinemas')])
  return {
    market,
    language,
    settings: checked(settings, (value) => calls.settings.schema.parse(value)),
    shows: checked(shows, (value) => calls.shows.schema.parse(value)),
    cinemas: checked(cinemas, (value) => calls.cinemas.schema.parse(value)),
  }
}

/** An answer with where it came from. */
type Answer = { from: string; value: unknown }

async function fromExamples(name: string): Promise<Answer> {
  const from = `openapi/examples/${name}.json`
  const { value }: { value: unknown } = JSON.parse(await readFile(new URL(`../../${from}`, import.meta.url), 'utf8'))
  return { from, value }
}

async function fromApi(from: string, language: Language): Promise<Answer> {
  try {
    const answer = await fetch(from, {
      headers: { accept: 'application/json', 'accept-language': language },
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) throw new CatalogueError(`${from} answered ${answer.status}.`)
    return { from, value: await answer.json() }
  } catch (error) {
    if (error instanceof CatalogueError) throw error
    throw new CatalogueError(`${from} cannot be read: ${reasonOf(error)}.`)
  }
}

function checked<Value>({ from, value }: Answer, parse: (value: unknown) => Value): Value {
  try {
    return parse(value)
  } catch (error) {
    throw new CatalogueError(`${from} is not as the contract says: ${reasonOf(error)}`)
  }
}

function addressOf(api: string, market: Market): string {
  const address = api.replaceAll('{market}', market.id).replaceAll('{domain}', market.domains[0] ?? '')
  if (!URL.canParse(address)) throw new CatalogueError(`"${api}" is no address. Write one like https://{domain}.`)
  return address.replace(/\/$/, '')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message } = error.cause instanceof Error ? error.cause : error
  return message.replaceAll(/\s+/g, ' ').slice(0, 300)
}
