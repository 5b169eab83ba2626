import type { Page } from '@playwright/test'
import { answerTo } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import frenchCinemas from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }

/** What stands in a document's head for those who do not look at the page, in order, with its title and its language. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('head [data-head]')].map(({ attributes, textContent }) => {
      const values = [...attributes].map(({ value }) => value).sort()
      return [...values, textContent].join(' ')
    })
    // What is told of the page and of the way to it comes in either order.
    return [document.documentElement.lang, document.title, ...told.sort()]
  })
}

/** The data about the page, each by its type. */
async function dataOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((data) => [data['@type'], data]))
}

function canonicalOf(page: Page): Promise<string | null> {
  return page.locator('head link[rel=canonical]').getAttribute('href')
}

const domains = { fr: 'https://compte.kinora-fr.example', nl: 'https://mijn.kinora-nl.example' } as const

const pages = [
  ['fr', '/fr/films/noord', 'movies', '/en/movies/noord', 'Noord · Kinora', ['BreadcrumbList', 'Movie']],
  [
    'fr',
    '/fr/cinema/kinora-belleville',
    'bioscoop',
    '/en/cinema/kinora-belleville',
    'Kinora Belleville, Paris · Kinora',
    ['BreadcrumbList', 'MovieTheater'],
  ],
  ['nl', '/nl/bioscopen/utrecht', 'our-cinemas', '/en/our-cinemas/utrecht', /Utrecht · Kinora$/, ['BreadcrumbList']],
  ['nl', '/nl/aanbiedingen', 'offers', '/en/offers', /· Kinora$/, []],
] as const

for (const market of ['fr', 'nl'] as const) {
  test(`on the ${market} site, who runs no script is told what a page tells of itself`, async ({
    visitor,
    page,
    browser,
    portal,
  }) => {
    // The build read the contract's examples, so the page reads them too.
    const example = `${market === 'fr' ? 'french' : 'dutch'}-market`
    for (const call of ['listShows', 'listCinemas']) portal.prefer.set(call, { code: 200, example })
    await page.route('**/api/cinema/kinora-belleville', async (route) => {
      const response = await answerTo(route)
      const listed = frenchCinemas.value.find(({ slug }) => slug === 'kinora-belleville')
      await route.fulfill({ response, json: { ...(await response.json()), ...listed } })
    })
    const still = await browser.newContext({ javaScriptEnabled: false })
    const reader = await still.newPage()
    for (const [, path, respelled, other, title, types] of pages.filter(([of]) => of === market)) {
      // By another language's word the page is found too, but no copy of it: what it tells is the page's own doing.
      await visitor.goTo(path.replace(/^(\/\w+\/)[\w-]+/, `$1${respelled}`), market)
      await expect(page, path).toHaveTitle(title)
      await expect(page.locator('head [data-head=page]').first(), path).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const told = await headOf(page)
      expect(await canonicalOf(page)).toBe(domains[market] + path)
      await expect(page.locator('head link[hreflang=en]')).toHaveAttribute('href', domains[market] + other)
      await expect(page.locator('head link[hreflang=x-default]')).toHaveAttribute('href', domains[market] + path)
      expect(Object.keys(await dataOf(page)).sort(), path).toEqual(types)

      await reader.goto(portal.origin(market) + path)
      await expect(reader, path).toHaveTitle(title)
      expect(await headOf(reader), path).toEqual(told)
    }
    await still.close()
  })
}

test('the pages that are there once are called the same by those who run no script', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const { host } = new URL(portal.origin('fr'))
  for (const [place, [path, respelled]] of [
    ['films', 'movies'],
    ['evenements', 'entertainment'],
    ['programme', 'shows'],
    ['nos-cinemas', 'our-cinemas'],
    ['offres', 'offers'],
  ].entries()) {
    const copy = await page.request.get(`http://127.0.0.1:${portal.port}/fr/${path}`, { headers: { host } })
    const [, title = ''] = /<title>(.*)<\/title>/.exec(await copy.text()) ?? []
    const [, description = ''] = /name="description" content="(.*)"/.exec(await copy.text()) ?? []
    if (place === 0) await visitor.goTo(`/fr/${respelled}`)
    else await visitor.follow(`/fr/${respelled}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', description)
  }
})

test('what is told goes with the page: to the next one, to another language, and away with the public pages', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/movies/noord')
  const told = page.locator('head [data-head]')
  const canonical = page.locator('head link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${domains.fr}/en/movies/noord`)
  expect(await dataOf(page)).toMatchObject({
    Movie: { name: 'Noord', url: `${domains.fr}/en/movies/noord`, duration: 'PT124M' },
    BreadcrumbList: {
      itemListElement: [
        { position: 1, item: `${domains.fr}/en/movies` },
        { position: 2, name: 'Noord' },
      ],
    },
  })

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Films' }).click()
  await expect(canonical).toHaveAttribute('href', `${domains.fr}/en/movies`)
  await expect(page.locator('head [property="og:title"]')).toHaveAttribute('content', 'Films · Kinora')
  expect(await dataOf(page)).not.toHaveProperty('Movie')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
  await expect(canonical).toHaveAttribute('href', `${domains.fr}/fr/films`)
  await expect(page.locator('head [property="og:locale"]')).toHaveAttribute('content', 'fr_FR')

  await page.goBack()
  await expect(canonical).toHaveAttribute('href', `${domains.fr}/en/movies/noord`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /tickets/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('each host has the list of its market’s pages, and every page on it says that it is that page', async ({
  page,
  portal,
}) => {
  test.slow()
  for (const market of ['fr', 'nl'] as const) {
    const { host } = new URL(portal.origin(market))
    const read = async (path: string) =>
      (await page.request.get(`http://127.0.0.1:${portal.port}${path}`, { headers: { host } })).text()
    const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    expect(listed.length).toBeGreaterThan(30)
    for (const address of listed) {
      expect(address.startsWith(domains[market])).toBe(true)
      const html = await read(new URL(address).pathname)
      expect(html).toContain(`<link data-head="page" rel="canonical" href="${address}">`)
      expect(html).toMatch(/<meta data-head="page" property="og:title" content="[^"]+ · Kinora">/)
    }
    expect(await read('/robots.txt')).toContain(`Sitemap: ${domains[market]}/sitemap.xml`)
  }
})
