import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Catalogue, CatalogueError, isOwn, readCatalogue } from '#scripts/sharing/catalogue.ts'
import { marketRobots, privatePaths, stageRobots } from '#scripts/sharing/robots.ts'
import { sharedFiles } from '#scripts/sharing/shared-files.ts'
import { markets } from '#src/site/markets.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const html =
  '<!doctype html>\n<html lang="fr">\n  <head>\n    <title>Kinora</title>\n    <script>early()</script>\n  </head></html>'
const [french] = markets
if (!french) throw new Error('There is a French market.')

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await readCatalogue(french, 'fr', undefined)
})

function filesOf(change: Partial<Catalogue> = {}) {
  return sharedFiles({ html, catalogues: [{ ...catalogue, ...change }], messages: {} })
}

function showCalled(change: Partial<Catalogue['shows'][number]>): Catalogue['shows'] {
  return catalogue.shows.slice(0, 1).map((show) => ({ ...show, ...change }))
}

describe('what the build writes for those who run no script', () => {
  test('every public page of every market in every language, each by the address of its language', async () => {
    const read = markets.flatMap((market) =>
      market.languages.map((language) => readCatalogue(market, language, undefined)),
    )
    const files = sharedFiles({ html, catalogues: await Promise.all(read), messages: {} })
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'fr/fr/films.html',
        'fr/fr/films/noord.html',
        'fr/en/movies/noord.html',
        'fr/fr/nos-cinemas/lyon.html',
        'fr/fr/cinema/kinora-baie.html',
        'nl/nl/aanbiedingen.html',
        'nl/nl/bioscopen/amsterdam.html',
        'fr/sitemap.xml',
        'nl/sitemap.xml',
      ]),
    )
    const pages = Object.keys(files).filter((name) => name.startsWith('nl/') && name.endsWith('.html'))
    const listed = [...(files['nl/sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/mijn\.kinora-nl\.example(.*?)<\/loc>/g)]
    expect(listed.map(([, path]) => `nl${path}.html`)).toEqual(pages)
  })

  test('a copy differs from the page in its language, its title and the end of its head alone', () => {
    const copy = filesOf()['fr/fr/films/noord.html'] ?? ''
    const without = copy
      .replace(/\n *<(?:meta|link|script) data-head=.*/g, '')
      .replace('<title>Noord · Kinora</title>', '<title>Kinora</title>')
    expect(without.replaceAll(/\s+/g, ' ')).toBe(html.replaceAll(/\s+/g, ' '))
    expect(copy).toContain(
      '<link data-head="page" rel="canonical" href="https://compte.kinora-fr.example/fr/films/noord">',
    )
  })

  test.each(['"><script>x</script>', '$& $1 $`', '</title><b>', "'&amp;"])(
    'a film called %s breaks out of nothing',
    (title) => {
      const copy = filesOf({ shows: showCalled({ slug: 'odd', title }) })['fr/fr/films/odd.html'] ?? ''
      expect(copy.match(/<script>/g)).toHaveLength(1)
      expect(copy).not.toContain('<b>')
      const said = /property="og:title" content="([^"]*)"/.exec(copy)?.[1] ?? ''
      const plain = said
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
      expect(plain).toBe(`${title} · Kinora`)
    },
  )

  test.each(['../../index', 'a/b', '.hidden', 'noord.js', '', null])(
    'a film with %j for a name in addresses has none',
    (slug) => {
      const names = Object.keys(filesOf({ shows: showCalled({ slug }) }))
      expect(names.filter((name) => /\/films\/./.test(name))).toEqual([])
    },
  )

  test('a feature that is off has no page', () => {
    const featureFlags = { ...catalogue.settings.featureFlags, clubProviderEnabled: false, offersMenuDisplayed: false }
    const names = Object.keys(filesOf({ settings: { ...catalogue.settings, featureFlags } }))
    expect(names.filter((name) => /club|offres/.test(name))).toEqual([])
    expect(names).toContain('fr/fr/films.html')
  })

  test('a market that has its catalogue on another site is none of ours', () => {
    const at = (address: string | null) => {
      const urls = { ...catalogue.settings.urls, catalogue: address }
      return isOwn({ ...catalogue, settings: { ...catalogue.settings, urls } })
    }
    expect([at(null), at('https://compte.kinora-fr.example/'), at('https://www.kinora.example')]).toEqual([
      true,
      true,
      false,
    ])
    expect(sharedFiles({ html, catalogues: [], messages: {} })).toEqual({})
  })
})

describe('robots.txt', () => {
  /** As a search engine reads it: by the beginning, `$` being the end. */
  const isClosed = (text: string, path: string) =>
    [...text.matchAll(/^Disallow: (.*)$/gm)].some(([, rule = '']) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    )

  test('opens every public page, and closes every other', async () => {
    const text = marketRobots(french, await privatePaths(root), true)
    const open = Object.keys(filesOf())
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.replace(/^fr|\.html$/g, ''))
    expect(open.length).toBeGreaterThan(20)
    expect(
      [...open, '/fr/contact', '/api/shows', '/media/posters/noord.svg'].filter((path) => isClosed(text, path)),
    ).toEqual([])
    const closed = [
      '/fr',
      '/en',
      '/fr/profile',
      '/fr/tickets?dialog=x',
      '/fr/m/friends',
      '/m/fr/friends',
      '/callback?code=1',
    ]
    const secret = ['/fr/unsubscribe?token=1', '/fr/unsubscribe/confirmation', '/en/mail', '/fr/register', '/fr/error']
    expect([...closed, ...secret].filter((path) => !isClosed(text, path))).toEqual([])
    expect(text).toMatch(/\nSitemap: https:\/\/compte\.kinora-fr\.example\/sitemap\.xml\n$/)
  })

  test('names no sitemap where there is none, and closes all of a stage', async () => {
    expect(marketRobots(french, [], false)).not.toContain('Sitemap')
    expect(isClosed(stageRobots, '/fr/films')).toBe(true)
  })
})

describe('a running API', () => {
  let server: Server
  let address: string
  let answer: (path: string) => { status?: number; body: unknown }
  const asked: string[] = []

  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(`${req.headers['accept-language']} ${req.url}`)
      const { status = 200, body } = answer(req.url ?? '')
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const at = server.address()
    address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
  })
  afterAll(() => server.close())

  beforeEach(() => {
    asked.length = 0
    const bodies: Record<string, unknown> = {
      '/fr/api/settings': catalogue.settings,
      '/fr/api/shows': catalogue.shows.slice(0, 2),
      '/fr/api/cinemas': [],
    }
    answer = (path) => ({ body: bodies[path] })
  })

  test('is asked in the language of the pages, at the address of the market', async () => {
    const { shows, cinemas } = await readCatalogue(french, 'en', `${address}/{market}/`)
    expect([shows.length, cinemas.length]).toEqual([2, 0])
    expect(asked.sort()).toEqual(['en /fr/api/cinemas', 'en /fr/api/settings', 'en /fr/api/shows'])
  })

  test.each<[string, () => string, RegExp]>([
    ['fails', () => `${address}/{market}`, /\/fr\/api\/\w+ answered 503\.$/],
    [
      'cannot be reached',
      () => 'http://127.0.0.1:9/{market}',
      /^http:\/\/127\.0\.0\.1:9\/fr\/api\/\w+ cannot be read: /,
    ],
    ['has no address', () => 'kinora', /^"kinora" is no address\./],
  ])('that %s ends it with a line that says so', async (_what, api, message) => {
    answer = () => ({ status: 503, body: {} })
    const reading = readCatalogue(french, 'fr', api())
    await expect(reading).rejects.toThrow(CatalogueError)
    await expect(reading).rejects.toThrow(message)
  })

  test('that answers something other than the contract says ends it', async () => {
    answer = (path) => ({ body: path.endsWith('shows') ? [{ title: 1 }] : catalogue.settings })
    await expect(readCatalogue(french, 'fr', `${address}/{market}`)).rejects.toThrow(/is not as the contract says/)
  })
})
