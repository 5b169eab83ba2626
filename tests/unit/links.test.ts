import { describe, expect, test } from 'vitest'
import type { Settings } from '#src/api/contract.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { bookingLinks, catalogueLinks } from '#src/app/links/site-links.ts'
import { hostileLinks, hostileNames, ownOrigin } from '#tests/support/hostile/links.ts'
import french from '../../openapi/examples/getSettings/default.json' with { type: 'json' }

const settings: Settings = french.value

function withUrls(urls: Partial<Settings['urls']>) {
  return { urls: { ...settings.urls, ...urls } }
}

/** The catalogue as Dutch spells it, from a base. */
function catalogueAt(catalogue: string | null, language = 'nl') {
  return catalogueLinks(withUrls({ catalogue }), {
    language,
    origin: ownOrigin,
    spell: ({ message }) => `${language}-${message}`,
  })
}

function bookingAt(booking: string | null) {
  return bookingLinks(withUrls({ booking }), { language: 'nl', origin: ownOrigin })
}

describe('a link from editors is followed to', () => {
  test.each([
    ['https://www.kinora.example/fr', 'https://www.kinora.example/fr'],
    ['HTTPS://WWW.KINORA.EXAMPLE/fr?a=1#b', 'https://www.kinora.example/fr?a=1#b'],
    ['  https://www.kinora.example/fr  ', 'https://www.kinora.example/fr'],
    ['/fr/profile?x=1#y', `${ownOrigin}/fr/profile?x=1#y`],
    ['/', `${ownOrigin}/`],
    [`${ownOrigin}/fr/tickets`, `${ownOrigin}/fr/tickets`],
    // A path stays one, however often it is read.
    ['/..//evil.example', `${ownOrigin}//evil.example`],
    ['/%2f%2fevil.example', `${ownOrigin}/%2f%2fevil.example`],
  ])('%j', (url, address) => expect(safeHref(url, ownOrigin)).toBe(address))
})

describe('a link from editors is plain text when it leads to', () => {
  test.each(hostileLinks)('%j', (url) => expect(safeHref(url, ownOrigin)).toBeUndefined())
})

describe('the catalogue', () => {
  test.each([
    ['https://www.kinora.example', 'https://www.kinora.example/nl'],
    ['https://www.kinora.example/', 'https://www.kinora.example/nl'],
    ['https://www.kinora.example/web', 'https://www.kinora.example/web/nl'],
    [`${ownOrigin}`, `${ownOrigin}/nl`],
    [null, `${ownOrigin}/nl`],
  ])('at %s begins at %s', (base, home) => expect(catalogueAt(base).home).toBe(home))

  test.each(hostileLinks.filter((url) => url !== undefined))('is the portal itself instead of %j', (base) =>
    expect(catalogueAt(base).home).toBe(`${ownOrigin}/nl`),
  )

  const { page, show, city, error } = catalogueAt('https://www.kinora.example')

  test.each(['movies', 'entertainment', 'shows', 'cinemas', 'club', 'offers'] as const)(
    'spells its page of %s as the language does',
    (segment) => {
      expect(page(segment)).toBe(`https://www.kinora.example/nl/nl-${segment}`)
      expect(catalogueAt('https://www.kinora.example', 'en').page(segment)).toBe(
        `https://www.kinora.example/en/en-${segment}`,
      )
    },
  )

  test('has a film among the films and an opera among the entertainment', () => {
    expect(show({ slug: 'neige', movie: true })).toBe('https://www.kinora.example/nl/nl-movies/neige')
    expect(show({ slug: 'tosca', movie: false })).toBe('https://www.kinora.example/nl/nl-entertainment/tosca')
  })

  test('has an error page that is told the code', () => {
    expect(error('CLI-ACC-001')).toBe('https://www.kinora.example/nl/error?code=CLI-ACC-001')
    expect(error('a&b=c#d')).toBe('https://www.kinora.example/nl/error?code=a%26b%3Dc%23d')
  })

  test.each(hostileNames)('takes the slug %j for a name, not for a piece of an address', (slug) => {
    const there = new URL(city(slug))
    expect(there.origin).toBe('https://www.kinora.example')
    expect(there.pathname.split('/')).toHaveLength(4)
    expect(there.pathname.split('/').map(decodeURIComponent).at(-1)).toBe(slug)
    expect(there.search + there.hash).toBe('')
  })
})

describe('the booking site', () => {
  test('has an address for every showing, to be shared', () => {
    const showing = { cinemaId: '9012', sessionId: '48213' }
    expect(bookingAt('https://boeken.kinora.example')?.showtime(showing)).toBe(
      'https://boeken.kinora.example/nl/V9012S48213/booking',
    )
  })

  test.each(hostileLinks.filter((url) => url !== undefined))('is none at %j', (base) =>
    expect(bookingAt(base)).toBeUndefined(),
  )

  test.each(hostileNames)('takes the id %j for a name', (id) => {
    const there = new URL(bookingAt('https://boeken.kinora.example')?.showtime({ cinemaId: id, sessionId: id }) ?? '')
    expect(there.origin).toBe('https://boeken.kinora.example')
    expect(there.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'nl', `V${id}S${id}`, 'booking'])
  })
})
