import type { Page } from '@playwright/test'
import { pathWords } from '#scripts/vite/path-words.ts'
import { languages } from '#src/site/markets.ts'
import { mainMenu } from '#tests/support/chrome.ts'
import { isLong, seed } from '#tests/support/form.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'
import { seededNumbers } from '#tests/support/seeded-numbers.ts'
import { allAnswered } from '#tests/support/under-way.ts'

const lost = {
  fr: 'Cette page n’est pas au programme.',
  nl: 'Deze pagina staat niet op het programma.',
  en: 'This page is not in the programme.',
}

/** Pages of the account area: a visitor who goes there is asked to sign in. */
const accountPages = new Set(['', 'tickets', 'profile', 'advantages', 'subscription', 'vouchers'])

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

/** Every address of this origin that the page links to, without what follows `#`. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
}

/** Addresses of one path that differ in the values of their search are the same page. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid')
  return [pathname, ...[...searchParams.keys()].sort()].join(' ')
}

/** What makes a page: addresses that differ in the last name alone, such as those of two films, are made by the same code. */
function madeAs(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid')
  const [, , first = '', ...more] = pathname.split('/')
  return [first, more.length, ...[...searchParams.keys()].sort()].join(' ')
}

/** How many pages made in the same way are visited, chosen by the seed. `SWEEP=long` visits each page that there is. */
const alike = isLong ? Number.POSITIVE_INFINITY : 2

/** What the server answers to an address is asked for as well: the page under it may be the portal's own doing. */
function answerAt(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (to) => (await fetch(to)).ok, address)
}

for (const [market, language] of [
  ['fr', 'fr'],
  ['fr', 'en'],
  ['nl', 'nl'],
  ['nl', 'en'],
] as const) {
  test(`on the ${market} site in ${language}, every link of every public page leads to a finished page in that language`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.setTimeout(240_000)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()} on ${page.url()}`)
    })
    const random = seededNumbers(seed)
    const visits = new Map<string, number>()
    const words = await pathWords(process.cwd())
    const waiting = [`/${language}/${words.movies?.[language]}`]
    const known = new Set(waiting.map(kindOf))
    const dead: string[] = []
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const before = visits.get(madeAs(address)) ?? 0
      if (before >= alike) continue
      visits.set(madeAs(address), before + 1)
      // Within the portal a link loads nothing anew. The long form opens each of them as a new tab does.
      const isThere = page.url().startsWith(portal.origin(market))
      const isSamePage = isThere && new URL(page.url()).pathname === new URL(address, page.url()).pathname
      if (isLong || !isThere || isSamePage) await visitor.goTo(address, market)
      else {
        if (!(await answerAt(page, address))) dead.push(`${address}: the server has no such page`)
        await visitor.walkTo(address)
      }
      await expect(page.locator('h1').first(), address).toBeVisible()
      // What comes late has come: the footer's shows, and the parts of the page.
      await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
      await allAnswered(page)
      if ((await page.locator('h1').first().innerText()) === lost[language]) dead.push(address)
      const segment = new URL(page.url()).pathname.split('/')[2] ?? ''
      const spelled = Object.values(words).find((one) => Object.values(one).includes(segment))
      if (spelled && spelled[language] !== segment) dead.push(`${address}: in the words of another language`)
      for (const link of await linksOf(page)) {
        const [, ofLanguage = '', segment = ''] = new URL(link, page.url()).pathname.split('/')
        if (known.has(kindOf(link)) || (ofLanguage === language && accountPages.has(segment))) continue
        known.add(kindOf(link))
        // The same page in the market's other language has its own visit.
        if (ofLanguage !== language && languages.some((other) => other === ofLanguage)) continue
        waiting.splice(Math.floor(random() * (waiting.length + 1)), 0, link)
      }
    }
    expect(dead).toEqual([])
    expect(refused).toEqual([])
    // Films, events, cinemas, cities, offers, the club: a crawler that found a handful has seen nothing.
    expect(known.size).toBeGreaterThan(isLong ? 40 : 30)
    expect(visits.size, 'kinds of pages').toBeGreaterThan(8)
    expect(portal.calls.filter(({ status }) => status >= 400)).toEqual([])
  })
}

test('an address in the words of another language is found and spelled as it should be, and the language menu shows the same page in the other words', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/nl/movies/noord?when=soon', 'nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${portal.origin('nl')}/nl/films/noord`))

  await page.getByRole('banner').getByRole('button', { name: /Taal/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal.origin('nl')}/en/movies/noord`))
  await expect(page.getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
})

test('where the catalogue is another site, every link leads there, and none of its pages is here', async ({
  visitor,
  page,
}) => {
  const catalogue = 'https://www.kinora.example'
  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, catalogue } }))
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await visitor.goTo('/en/unavailable')
  await expect(footer(page).getByRole('link', { name: 'Noord' })).toHaveAttribute(
    'href',
    `${catalogue}/en/movies/noord`,
  )
  const [menu, foot] = [mainMenu(page), footer(page).getByRole('navigation').first()]
  for (const part of [menu, foot]) {
    const hrefs = await part
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(hrefs.filter((href) => !href.startsWith('https://'))).toEqual([])
  }
  for (const path of [
    'movies',
    'movies/noord',
    'entertainment',
    'shows',
    'our-cinemas',
    'our-cinemas/lyon',
    'cinema/x',
    'offers',
    'club',
  ]) {
    if (path === 'movies' || isLong) await visitor.goTo(`/en/${path}`)
    else await visitor.walkTo(`/en/${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This page is not in the programme.')
    await expect(page, path).toHaveTitle('Page not found · Kinora')
  }
  expect(scripts.filter((url) => url.includes('/catalogue-'))).toEqual([])
})
