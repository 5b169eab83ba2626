import { describe, expect, test } from 'vitest'
import type { Show, ShowFeelings, Zone } from '#src/api/contract.ts'
import { subjectOf, withChange } from '#src/features/shows/feeling-changes.ts'
import { suggestionsFor } from '#src/features/shows/suggestion-rules.ts'
import { filterWishes, findShows, partOf, wishFilters } from '#src/features/shows/wish-filters.ts'
import { wishesOf } from '#src/features/shows/wish-rules.ts'

const today = '2026-11-21'

function show(slug: string | null, changes: Partial<Show> = {}): Show {
  return {
    slug,
    salesforceShowId: slug && `SF-${slug}`,
    title: slug ?? 'Old',
    movie: true,
    releaseAt: '2026-11-01',
    posterPath: null,
    backgroundPath: null,
    contentRating: null,
    genres: [],
    duration: null,
    directors: null,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: true,
    order: null,
    ...changes,
  }
}

function feeling(one: Show, changes: Partial<ShowFeelings> = {}): ShowFeelings {
  return { show: one, intention: null, emotion: null, isSeen: false, updatedAt: '2026-11-01T12:00:00Z', ...changes }
}

const on = show('on')
const late = show('late', { releaseAt: '2026-12-24', bookable: false, isComingSoon: true })
const early = show('early', { releaseAt: '2026-11-25', isComingSoon: true })
const someDay = show('some-day', { releaseAt: null, bookable: false, isComingSoon: true })
const gone = show('gone', { bookable: false })
const forgotten = show(null, { title: 'Forgotten', salesforceShowId: 'SF-7' })

describe('a part of the wishes', () => {
  test.each([
    [on, 'showing'],
    [early, 'soon'],
    [someDay, 'soon'],
    [gone, 'gone'],
    [forgotten, 'gone'],
  ] as const)('%#: $title is where it belongs', (one, part) => expect(partOf(one, today)).toBe(part))

  test('keeps the order of the wishes, and has those to come by their day', () => {
    const all = [someDay, late, on, forgotten, early, gone]
    const titles = wishFilters.map((filter) => filterWishes(all, filter, today).map(({ title }) => title))
    expect(titles).toEqual([
      ['some-day', 'late', 'on', 'Forgotten', 'early', 'gone'],
      ['on'],
      ['early', 'late', 'some-day'],
      ['Forgotten', 'gone'],
    ])
  })
})

describe('a search by title', () => {
  const shows = [
    show('b', { title: 'L’Été à Wissant', order: 2 }),
    show('a', { title: 'Un été', order: 1 }),
    show('c', { title: 'Noord' }),
    show(null, { title: 'Été oublié' }),
  ]
  test.each([
    ['ete', ['a', 'b']],
    ['ÉTÉ wis', ['b']],
    ['te', []],
    ['noo', ['c']],
    ['', []],
    [' - ', []],
    ['.*', []],
  ])('"%s" finds %j', (query, slugs) => expect(findShows(shows, query).map(({ slug }) => slug)).toEqual(slugs))
})

describe('a change of mind', () => {
  const before = [feeling(on, { intention: 2, emotion: 3, isSeen: true }), feeling(gone, { intention: 2 })]

  test('changes the wish alone, or the rating alone, and is the same when made twice', () => {
    const removal = { kind: 'wish', show: on, isWished: false } as const
    const once = withChange(before, removal)
    expect(once[0]).toMatchObject({ intention: null, emotion: 3 })
    expect(withChange(once, removal)).toEqual(once)
    expect(withChange(before, { kind: 'rating', show: on, emotion: null })[0]).toMatchObject({
      intention: 2,
      emotion: null,
      isSeen: true,
    })
    expect(wishesOf(withChange(before, { kind: 'wish', show: early, isWished: true }))).toEqual([early, on, gone])
  })

  test('takes nothing away that is not there', () => {
    expect(withChange(before, { kind: 'wish', show: early, isWished: false })).toEqual(before)
    expect(withChange(before, { kind: 'rating', show: early, emotion: null })).toEqual(before)
  })

  test('finds its show by either of its names', () => {
    const bySalesforce = { ...on, slug: null }
    expect(withChange(before, { kind: 'rating', show: bySalesforce, emotion: 1 })).toHaveLength(2)
    expect(withChange(before, { kind: 'rating', show: forgotten, emotion: 1 })).toHaveLength(3)
  })

  test('of the wish has nothing to do with one of the rating', () => {
    const subjects = [
      subjectOf({ kind: 'wish', show: on, isWished: true }),
      subjectOf({ kind: 'wish', show: on, isWished: false }),
      subjectOf({ kind: 'rating', show: on, emotion: 1 }),
      subjectOf({ kind: 'rating', show: gone, emotion: 1 }),
    ]
    expect(new Set(subjects).size).toBe(3)
  })
})

test('what to see is what the zone has and the customer has not seen: by the catalogue, and by its day', () => {
  const catalogue = [on, { ...gone, order: 1 }, someDay, late, early, show('seen'), show('asked'), show('elsewhere')]
  const at = (slug: string, bookable: boolean, isComingSoon: boolean) => ({ slug, bookable, isComingSoon })
  const zone: Zone = {
    slug: 'idf',
    name: 'Greater Paris',
    cinemas: [],
    shows: [
      at('on', true, false),
      at('gone', true, false),
      at('late', false, true),
      at('early', true, true),
      at('some-day', false, true),
      at('seen', true, false),
      at('asked', true, false),
      at('not-in-the-catalogue', true, false),
    ],
  }
  const { showing, soon } = suggestionsFor(zone, catalogue, {
    feelings: [feeling(show('seen'), { isSeen: true }), feeling(on, { intention: 2 })],
    toRate: [
      { name: 'asked', idSpectacle: 'SF-asked' },
      { name: 'another', idSpectacle: 'SF-another' },
    ],
  })
  expect(showing.map(({ slug }) => slug)).toEqual(['gone', 'on', 'early'])
  expect(soon.map(({ slug }) => slug)).toEqual(['late', 'some-day'])
})

test('whoever has rated nothing, and has nothing to rate, may see everything', () => {
  const zone: Zone = {
    slug: 'idf',
    name: 'Greater Paris',
    cinemas: [],
    shows: [{ slug: 'on', bookable: true, isComingSoon: false }],
  }
  expect(suggestionsFor(zone, [on], { feelings: [], toRate: [] })).toEqual({ showing: [on], soon: [] })
})
