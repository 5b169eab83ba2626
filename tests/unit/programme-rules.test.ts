import { describe, expect, test } from 'vitest'
import type { CinemaShow, Show } from '#src/api/contract.ts'
import { matching, optionMeant, optionsOf } from '#src/features/catalogue/programme-filter.ts'
import {
  cinemaEntries,
  type Entry,
  marketEntries,
  ofKind,
  partOf,
  zoneEntries,
} from '#src/features/catalogue/programme-rules.ts'
import { parseProgrammeSearch } from '#src/features/catalogue/programme-search.ts'
import { citiesOf, zoneOptions } from '#src/features/catalogue/zone-options.ts'

const bare: Show = {
  slug: null,
  salesforceShowId: null,
  title: '',
  movie: true,
  releaseAt: null,
  posterPath: null,
  backgroundPath: null,
  contentRating: null,
  genres: [],
  duration: null,
  directors: null,
  warning: null,
  isNew: false,
  isComingSoon: false,
  bookable: false,
  order: null,
}

const show = (slug: string, more: Partial<Show> = {}): Show => ({ ...bare, slug, title: slug, ...more })
const slugs = (entries: readonly Entry[]) => entries.map((entry) => entry.show.slug)

const inCinema = (slug: string, more: Partial<CinemaShow> = {}): CinemaShow => ({
  slug,
  bookable: true,
  isNew: false,
  isComingSoon: false,
  isEarly: false,
  isEarlyOnly: false,
  order: null,
  comingSoonOrder: null,
  sessions: [],
  ...more,
})

describe('a part of the programme', () => {
  const shows = [
    show('out', { order: 3 }),
    show('booked', { order: 1, bookable: true, isNew: true }),
    show('preview', { order: 2, bookable: true, isComingSoon: true, releaseAt: '2026-12-09' }),
    show('announced', { isComingSoon: true, releaseAt: '2026-12-02' }),
    show('some-day', { order: 0, isComingSoon: true }),
    show('unplaced', { bookable: true }),
  ]
  const rows = [
    { when: 'now', there: ['booked', 'preview', 'out', 'unplaced'] },
    { when: 'soon', there: ['announced', 'preview', 'some-day'] },
    { when: 'early', there: ['preview'] },
    { when: 'new', there: ['booked'] },
  ] as const
  test.each(rows)('$when: $there', ({ when, there }) => {
    expect(slugs(partOf(marketEntries(shows), when))).toEqual(there)
  })

  test('previews are in the order of the first days, as all that is to come', () => {
    const preview = { bookable: true, isComingSoon: true }
    const previews = [
      show('later', { ...preview, order: 1, releaseAt: '2026-12-09' }),
      show('sooner', { ...preview, order: 2, releaseAt: '2026-12-02' }),
    ]
    expect(slugs(partOf(marketEntries(previews), 'early'))).toEqual(['sooner', 'later'])
    expect(slugs(partOf(marketEntries(previews), 'soon'))).toEqual(['sooner', 'later'])
    expect(slugs(partOf(marketEntries(previews), 'now'))).toEqual(['later', 'sooner'])
  })

  test('films are apart from what is no film', () => {
    const both = marketEntries([show('film'), show('opera', { movie: false })])
    expect(slugs(ofKind(both, 'films'))).toEqual(['film'])
    expect(slugs(ofKind(both, 'events'))).toEqual(['opera'])
    expect(ofKind(both, 'all')).toEqual(both)
  })
})

describe('a place', () => {
  const shows = [
    show('one', { order: 2, bookable: true }),
    show('two', { order: 1, isComingSoon: true }),
    show('three', { order: 0 }),
    show('four'),
    show('five'),
  ]

  test('a zone has its own flags, the places of the catalogue, and its own order where the catalogue has none', () => {
    const zone = {
      shows: ['five', 'one', 'two', 'four', 'unknown'].map((slug) => ({
        slug,
        isComingSoon: slug === 'one',
        bookable: slug !== 'one',
      })),
    }
    const entries = zoneEntries(shows, zone)
    expect(slugs(partOf(entries, 'now'))).toEqual(['two', 'five', 'four'])
    expect(slugs(partOf(entries, 'soon'))).toEqual(['one'])
  })

  test('a cinema has its own flags and orders', () => {
    const preview = {
      id: '1',
      startDate: '2026-11-25T20:30:00+01:00',
      endDate: '2026-11-25T22:30:00+01:00',
      version: null,
      auditoriumName: '1',
      specificities: [],
      bookable: true,
    }
    const own = [
      inCinema('one', { order: 1, isNew: true }),
      inCinema('four', { order: 0 }),
      inCinema('three', { isComingSoon: true, bookable: false, comingSoonOrder: 1 }),
      inCinema('two', { isComingSoon: true, isEarly: true, comingSoonOrder: 0, order: 2, sessions: [preview] }),
      inCinema('unknown'),
    ]
    const entries = cinemaEntries(shows, own)
    expect(slugs(partOf(entries, 'now'))).toEqual(['four', 'one', 'two'])
    expect(slugs(partOf(entries, 'soon'))).toEqual(['two', 'three'])
    expect(slugs(partOf(entries, 'new'))).toEqual(['one'])
    expect(partOf(entries, 'early').map(({ previewAt }) => previewAt)).toEqual([preview.startDate])
    const notYet = cinemaEntries(shows, [inCinema('one', { isComingSoon: true, isEarly: true })])
    expect(notYet.map(({ previewAt }) => previewAt)).toEqual([null])
  })

  test('of the places to choose from, regions come first, and no city twice', () => {
    const cinema = (citySlug: string, city?: string) => ({ citySlug, theaters: city === undefined ? [] : [{ city }] })
    const cities = citiesOf(
      [cinema('nice', 'Nice'), cinema('evry', 'Évry'), cinema('nice', 'Nice Nord'), cinema('lens')],
      'en',
    )
    expect(cities.map(({ name }) => name)).toEqual(['Évry', 'lens', 'Nice'])
    const region = { slug: 'idf', name: 'Greater Paris' }
    expect(zoneOptions([region, undefined, region, { slug: 'nice', name: 'NICE' }], cities)).toEqual([
      region,
      ...cities,
    ])
  })
})

describe('what is looked for', () => {
  const entries = marketEntries([
    show('a', { title: 'Les Cerfs-volants de Malo', directors: 'Hélène Strub', genres: ['Family', 'Drama'] }),
    show('b', { title: 'L’Été 1917', contentRating: '−12', genres: ['Drama'] }),
    show('c', { title: 'Œuvre', contentRating: '−16' }),
  ])
  const rows = [
    { filter: { q: 'ete' }, found: ['b'] },
    { filter: { q: 'STRUB cerf' }, found: ['a'] },
    { filter: { q: 'volants' }, found: ['a'] },
    { filter: { q: 'œuv' }, found: ['c'] },
    { filter: { q: 'olants' }, found: ['a'] },
    { filter: { q: 'uvr' }, found: ['c'] },
    { filter: { q: 'ol' }, found: [] },
    { filter: { q: 'o' }, found: ['c'] },
    { filter: { q: '1917' }, found: ['b'] },
    { filter: { q: '?!' }, found: ['a', 'b', 'c'] },
    { filter: { q: 'cerf nobody' }, found: [] },
    { filter: { genre: 'Drama' }, found: ['a', 'b'] },
    { filter: { rating: '−12', genre: 'Drama' }, found: ['b'] },
    { filter: {}, found: ['a', 'b', 'c'] },
  ]
  test.each(rows)('$filter finds $found', ({ filter, found }) => {
    expect(slugs(matching(entries, filter))).toEqual(found)
  })

  test('what has no name is not offered, and numbers are in their order', () => {
    const rated = ['12', '9', ''].map((contentRating) => show(contentRating, { contentRating, genres: ['', 'Drama'] }))
    expect(optionsOf(marketEntries(rated), 'en')).toEqual({ genres: ['Drama'], ratings: ['9', '12'] })
  })

  test('an option is meant as it is written before it is meant in other letters', () => {
    expect(optionMeant(['drame', 'Drame'], 'Drame')).toBe('Drame')
    expect(optionMeant(['drame', 'Drame'], 'DRAME')).toBe('drame')
  })

  test('each genre and rating is offered once, and meant however it is written', () => {
    const { genres, ratings } = optionsOf(entries, 'en')
    expect(genres).toEqual(['Drama', 'Family'])
    expect(ratings).toEqual(['−12', '−16'])
    expect(optionMeant(genres, 'family')).toBe('Family')
    expect(optionMeant(ratings, '12')).toBe('−12')
    expect(optionMeant(genres, 'Drame')).toBeUndefined()
    expect(optionMeant(genres, undefined)).toBeUndefined()
  })
})

describe('an address', () => {
  const none = { when: undefined, q: undefined, genre: undefined, rating: undefined, cinema: undefined }
  const rows = [
    {
      asked: { when: 'soon', q: ' noord ', genre: 'Drama', rating: 12, cinema: 'kinora-nord' },
      read: { when: 'soon', q: 'noord', genre: 'Drama', rating: '12', cinema: 'kinora-nord' },
    },
    { asked: { when: 'now', q: '', genre: ['Drama'], rating: {}, cinema: null }, read: none },
    { asked: { when: 'constructor', q: 1917, genre: 'x'.repeat(121) }, read: { ...none, q: '1917' } },
    { asked: {}, read: none },
  ]
  test.each(rows)('$asked is read as $read', ({ asked, read }) => {
    expect(parseProgrammeSearch(asked)).toEqual(read)
  })
})
