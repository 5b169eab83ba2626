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
  return catalogueLinks(withUrls({ catalogue }), { language, origin: ownOrigin })
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

  const { show, city, cinema, error } = catalogueAt('https://www.kinora.example')

  test.each([
    ['movies', 'films', 'films', 'movies'],
    ['entertainment', 'evenements', 'evenementen', 'entertainment'],
    ['shows', 'programme', 'programma', 'shows'],
    ['cinemas', 'nos-cinemas', 'bioscopen', 'our-cinemas'],
    ['cinema', 'cinema', 'bioscoop', 'cinema'],
    ['club', 'club', 'club', 'club'],
    ['offers', 'offres', 'aanbiedingen', 'offers'],
  ] as const)('spells its page of %s as the language does: %s, %s, %s', (segment, fr, nl, en) => {
    for (const [language, word] of Object.entries({ fr, nl, en })) {
      const address = catalogueAt('https://www.kinora.example', language).page(segment)
      expect(address).toBe(`https://www.kinora.example/${language}/${word}`)
    }
  })

  test('is our own at our origin, and where it is not configured', () => {
    expect([catalogueAt(null), catalogueAt(ownOrigin), catalogueAt(`${ownOrigin}/`)].map(({ isOwn }) => isOwn)).toEqual(
      [true, true, true],
    )
    const elsewhere = [catalogueAt('https://www.kinora.example'), catalogueAt(`${ownOrigin}/web`)]
    expect(elsewhere.map(({ isOwn }) => isOwn)).toEqual([false, false])
  })

  test('begins for a visitor with the films where it is our own: at the home they would have to sign in', () => {
    expect(catalogueAt(null).start(true)).toBe(`${ownOrigin}/nl`)
    expect(catalogueAt(null).start(false)).toBe(`${ownOrigin}/nl/films`)
    expect(catalogueAt('https://www.kinora.example').start(false)).toBe('https://www.kinora.example/nl')
  })

  test('has a film among the films and an opera among the entertainment', () => {
    expect(show({ slug: 'neige', movie: true })).toBe('https://www.kinora.example/nl/films/neige')
    expect(show({ slug: 'tosca', movie: false })).toBe('https://www.kinora.example/nl/evenementen/tosca')
  })

  test('has a page for each cinema and each city', () => {
    expect(city('den-haag')).toBe('https://www.kinora.example/nl/bioscopen/den-haag')
    expect(cinema('kinora-spui')).toBe('https://www.kinora.example/nl/bioscoop/kinora-spui')
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
