import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import type { CatalogueCinema, Show } from '#src/api/contract.ts'
import { cinemaDescription, cityDescription, showDescription } from '#src/app/sharing/descriptions.ts'
import { dataTag, type HeadTag, headTags, publicAddress } from '#src/app/sharing/head-tags.ts'
import { cinemaData, showData, trailData } from '#src/app/sharing/schema-data.ts'
import { cinemaTitle } from '#src/app/sharing/titles.ts'
import { trustedData } from '#src/app/sharing/trusted-data.ts'
import { markets } from '#src/site/markets.ts'
import frenchCinemas from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }
import bareShows from '../../openapi/examples/listShows/bare.json' with { type: 'json' }
import frenchShows from '../../openapi/examples/listShows/french-market.json' with { type: 'json' }

const [french, dutch] = markets
if (!french || !dutch) throw new Error('There are two markets.')
const domain = 'https://compte.kinora-fr.example'

const [first] = frenchShows.value
const [bare] = bareShows.value
const [cinema] = frenchCinemas.value
if (!first || !bare || !cinema) throw new Error('The examples are empty.')
const show: Show = first

i18n.loadAndActivate({ locale: 'en', messages: {} })

function dataOf(tag: HeadTag): Record<string, unknown> {
  return JSON.parse(tag.text ?? '')
}

/** What a reader of the head finds by each name, in order. */
function read(tags: readonly HeadTag[]): string[] {
  return tags.map(({ attributes: { name, property, rel, hreflang, content, href, type } }) =>
    [name ?? property ?? rel ?? type, hreflang, content ?? href].filter(Boolean).join(' '),
  )
}

describe('the address of a page for the public', () => {
  test.each([
    ['/fr/movies/noord', 'fr', '/fr/films/noord'],
    ['/fr/films/noord', 'en', '/en/movies/noord'],
    ['/en/our-cinemas/', 'fr', '/fr/nos-cinemas'],
    ['/fr/cinema/kinora-baie', 'fr', '/fr/cinema/kinora-baie'],
    ['/en/entertainment/movies', 'fr', '/fr/evenements/movies'],
  ] as const)('%s in %s is %s of the production host', (path, language, expected) => {
    expect(publicAddress({ market: french, language, path })).toBe(domain + expected)
  })
})

describe('the head of a page', () => {
  const page = { title: 'Noord', description: 'A film.', image: '/media/noord.jpg', data: [{ '@type': 'Movie' }] }

  test('says all that search engines, messengers and social networks read', () => {
    expect(read(headTags(page, { market: french, language: 'fr', path: '/fr/movies/noord' }))).toEqual([
      'description A film.',
      `canonical ${domain}/fr/films/noord`,
      `alternate fr ${domain}/fr/films/noord`,
      `alternate en ${domain}/en/movies/noord`,
      `alternate x-default ${domain}/fr/films/noord`,
      'og:type video.movie',
      'og:site_name Kinora',
      'og:title Noord · Kinora',
      'og:description A film.',
      `og:url ${domain}/fr/films/noord`,
      'og:locale fr_FR',
      'og:locale:alternate en_FR',
      `og:image ${domain}/media/noord.jpg`,
      'og:image:alt Noord',
      'twitter:card summary_large_image',
      'application/ld+json',
    ])
  })

  test('names no picture and no film where there is none, and every language of its market', () => {
    const tags = read(headTags({ title: 'x', description: 'y' }, { market: dutch, language: 'en', path: '/en/offers' }))
    expect(tags).toContain('og:type website')
    expect(tags).toContain('twitter:card summary')
    expect(tags).toContain('alternate nl https://mijn.kinora-nl.example/nl/aanbiedingen')
    expect(tags).toContain('alternate x-default https://mijn.kinora-nl.example/nl/aanbiedingen')
    expect(tags.filter((tag) => /og:image|ld\+json/.test(tag))).toEqual([])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('has no picture at %s', (image) => {
    const tags = headTags({ ...page, image }, { market: french, language: 'fr', path: '/fr/movies' })
    expect(read(tags).filter((tag) => tag.startsWith('og:image'))).toEqual([])
  })
})

describe('data about a page', () => {
  test('says of a film what is known of it', () => {
    expect(showData(show)).toEqual({
      '@type': 'Movie',
      name: 'Sel de nuit',
      image: '/media/posters/sel-de-nuit.svg',
      duration: 'PT107M',
      contentRating: 'Tous publics',
      genre: ['Drame'],
      datePublished: '2026-11-04',
      director: [{ '@type': 'Person', name: 'Aurélie Kerbrat' }],
    })
    expect(Object.keys(showData(bare))).toEqual(['@type', 'name'])
    expect(showData({ ...show, movie: false })).toMatchObject({ '@type': 'CreativeWork', creator: [{}] })
  })

  test('says of a cinema where it is, and of each building where there are several', () => {
    const { theaters } = cinema
    expect(cinemaData(cinema)).toMatchObject({
      '@type': 'MovieTheater',
      address: { '@type': 'PostalAddress', postalCode: '06000', addressLocality: 'Nice' },
      geo: { '@type': 'GeoCoordinates', latitude: 43.6961 },
      screenCount: 16,
    })
    expect(cinemaData(cinema)).not.toHaveProperty('containsPlace')
    expect(cinemaData({ ...cinema, theaters: [...theaters, ...theaters] })).toMatchObject({ containsPlace: [{}, {}] })
    expect(cinemaData({ ...cinema, theaters: [] })).not.toHaveProperty('address')
  })

  test('has absolute addresses in it, of the web alone', () => {
    const data = trailData([{ name: 'Films', href: '/fr/films' }, { name: 'Noord' }])
    expect(dataOf(dataTag(data, french))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Films', item: `${domain}/fr/films` },
        { '@type': 'ListItem', position: 2, name: 'Noord' },
      ],
    })
    expect(dataOf(dataTag({ image: 'javascript:alert(1)', name: 'javascript:x' }, french))).toEqual({
      '@context': 'https://schema.org',
      name: 'javascript:x',
    })
  })

  test('cannot end the element that it stands in, whatever somebody called a film', () => {
    const name = '</script><script>alert(1)</script><!--'
    const tag = dataTag({ name }, french)
    expect(tag.text).not.toContain('<')
    expect(dataOf(tag)).toMatchObject({ name })
  })

  test('is all that may stand in its element', () => {
    expect(trustedData('{"a":1}')).toBe('{"a":1}')
    expect(() => trustedData('alert(1)')).toThrow(SyntaxError)
  })
})

describe('what a shared link says', () => {
  const long = 'Un cinéma au bord de l’eau. '.repeat(20)

  test.each<[string, string]>([
    [
      showDescription(show),
      'Sel de nuit, by Aurélie Kerbrat. Drame, 107 minutes, Tous publics. Trailer, showtimes and seats in our cinemas.',
    ],
    [showDescription({ ...bare, isComingSoon: false }), `${bare.title}. Trailer, showtimes and seats in our cinemas.`],
    [
      cinemaDescription(cinema),
      'Kinora Baie, 22 promenade du Grand-Écran, 06000 Nice. 16 screens. What is on, showtimes and the way there.',
    ],
    [cinemaDescription({ ...cinema, description: ' By the\n\nsea. ' }), 'By the sea.'],
    [cityDescription('Nice', [cinema]), 'Our cinema in Nice: Kinora Baie. What is on, showtimes and the way there.'],
    [cinemaTitle(cinema), 'Kinora Baie, Nice'],
    [cinemaTitle({ ...cinema, name: 'Kinora Nice' }), 'Kinora Nice'],
  ])('%j', (said, expected) => expect(said).toBe(expected))

  test('tells of previews and the first day where there are no showtimes yet', () => {
    expect(showDescription({ ...show, isComingSoon: true })).toContain('Coming soon')
  })

  test('is cut between words', () => {
    const said = cinemaDescription({ ...(cinema satisfies CatalogueCinema), description: long })
    expect(said.length).toBeLessThanOrEqual(160)
    expect(said).toMatch(/[a-zé]…$/)
  })
})
