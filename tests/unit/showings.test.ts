import { describe, expect, test } from 'vitest'
import type { CinemaShow, Show } from '#src/api/contract.ts'
import { announcedIn, daysLeft, leftOf, onIn, plansByDay } from '#src/features/catalogue/cinema-programme-rules.ts'
import { ratingMeaning } from '#src/features/catalogue/show-rating.ts'
import { chosenDay, nameOfDay, outingDay } from '#src/features/catalogue/showing-days.ts'
import { daysOf, showingsOf } from '#src/features/catalogue/showing-rules.ts'
import { cinemasToLookIn, presenceOf } from '#src/features/catalogue/where-rules.ts'
import cinemas from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }
import shows from '../../openapi/examples/listShows/french-market.json' with { type: 'json' }

const paris = 'Europe/Paris'

type Session = CinemaShow['sessions'][number]
const session = (startDate: string): Session => ({
  id: startDate,
  startDate,
  endDate: startDate,
  version: null,
  auditoriumName: 'Salle 1',
  specificities: [],
  bookable: true,
})

describe('the day to which a showing belongs', () => {
  test.each([
    ['an evening', '2026-11-21T20:45:00+01:00', '2026-11-21', false],
    ['a quarter past midnight is the evening’s before', '2026-11-22T00:15:00+01:00', '2026-11-21', true],
    ['five to six is still the night', '2026-11-22T05:55:00+01:00', '2026-11-21', true],
    ['six is the morning', '2026-11-22T06:00:00+01:00', '2026-11-22', false],
    ['another offset, the same instant', '2026-11-21T23:15:00Z', '2026-11-21', true],
    ['the night that summer time ends', '2026-10-25T02:30:00+01:00', '2026-10-24', true],
    ['the night that it begins', '2026-03-29T03:10:00+02:00', '2026-03-28', true],
    ['the first night of a year', '2027-01-01T00:30:00+01:00', '2026-12-31', true],
  ])('%s', (_, start, date, isPastMidnight) => {
    expect(outingDay(start, paris)).toEqual({ date, isPastMidnight })
    expect(outingDay(Date.parse(start), paris)).toEqual({ date, isPastMidnight })
  })

  test('is that of the cinema, wherever somebody looks at it', () => {
    expect(outingDay('2026-11-21T23:30:00Z', 'America/Martinique')).toEqual({
      date: '2026-11-21',
      isPastMidnight: false,
    })
  })
})

test.each([
  ['2026-11-20', 'tonight'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-23', 'later'],
])('at ten past midnight, those of %s are called %s', (date, name) => {
  expect(nameOfDay(date, new Date('2026-11-21T00:10:00+01:00'), paris)).toBe(name)
})

test('the day that the address asks for is shown where it has showings, else the first one', () => {
  const days = ['2026-11-21', '2026-11-23']
  expect(chosenDay(days, '2026-11-23')).toBe('2026-11-23')
  expect(chosenDay(days, '2026-11-22')).toBe('2026-11-21')
  expect(chosenDay(days, undefined)).toBe('2026-11-21')
  expect(chosenDay([], '2026-11-23')).toBeUndefined()
})

describe('the showings of a show', () => {
  const entry = { isEarly: true, isEarlyOnly: false }
  const sessions = ['2026-11-25T00:20:00+01:00', '2026-11-24T20:00:00+01:00', '2026-11-25T14:00:00+01:00'].map(session)
  const at = (time: string) => ({ timeZone: paris, now: new Date(time) })

  test('are those that have not begun, the earliest first; one before the first day is a preview', () => {
    const all = showingsOf({ ...entry, sessions }, '2026-11-25', at('2026-11-24T19:00:00+01:00'))
    expect(all.map(({ startDate, date, isPreview }) => [startDate.slice(5, 16), date, isPreview])).toEqual([
      ['11-24T20:00', '2026-11-24', true],
      ['11-25T00:20', '2026-11-24', true],
      ['11-25T14:00', '2026-11-25', false],
    ])
    expect(daysOf(all)).toEqual(['2026-11-24', '2026-11-25'])
    expect(showingsOf({ ...entry, sessions }, null, at('2026-11-24T20:00:00+01:00'))).toHaveLength(2)
  })

  test('are previews all of them where the cinema has no others, and none where it has none', () => {
    const now = at('2026-11-24T19:00:00+01:00')
    const previews = (flags: typeof entry, day: string | null) =>
      showingsOf({ ...flags, sessions }, day, now).filter(({ isPreview }) => isPreview).length
    expect(previews({ isEarly: true, isEarlyOnly: true }, null)).toBe(3)
    expect(previews({ isEarly: false, isEarlyOnly: false }, '2026-12-01')).toBe(0)
    expect(previews({ isEarly: true, isEarlyOnly: false }, null)).toBe(0)
  })
})

describe('the programme of a cinema', () => {
  const entry = (slug: string, order: number | null, comingSoonOrder: number | null): CinemaShow => ({
    slug,
    bookable: true,
    isNew: false,
    isComingSoon: comingSoonOrder !== null,
    isEarly: false,
    isEarlyOnly: false,
    order,
    comingSoonOrder,
    sessions: order === null ? [] : [session('2026-11-24T20:00:00+01:00')],
  })
  const [one, two, three] = shows.value as Show[]
  const slugs = (entries: readonly { entry: CinemaShow }[]) => entries.map(({ entry: { slug } }) => slug)
  const catalogue = [one, two, three].filter((show) => show !== undefined)
  const [first = '', second = '', third = ''] = catalogue.map(({ slug }) => slug ?? '')

  test('has its own order, and leaves out what the catalogue does not know', () => {
    const entries = [entry(first, 7, null), entry('unheard-of', 0, null), entry(second, 2, null)]
    expect(slugs(onIn(entries, catalogue))).toEqual([second, first])
  })

  test('has a plan for each day, from which showings and shows leave as they begin', () => {
    const late = {
      ...entry(first, 1, null),
      sessions: ['2026-11-24T20:00:00+01:00', '2026-11-25T00:30:00+01:00'].map(session),
    }
    const both = {
      ...entry(second, 0, null),
      sessions: ['2026-11-24T19:00:00+01:00', '2026-11-25T19:00:00+01:00'].map(session),
    }
    const plans = plansByDay(onIn([late, both], catalogue), paris)
    const left = (time: string, day = '2026-11-24') =>
      leftOf(plans.get(day) ?? [], { timeZone: paris, now: new Date(time) }).map(
        ({ entry: { slug }, showings }) => `${slug} ${showings.length}`,
      )
    const evening = '2026-11-24T19:30:00+01:00'
    expect(left('2026-11-24T18:00:00+01:00')).toEqual([`${second} 1`, `${first} 2`])
    expect(left(evening)).toEqual([`${first} 2`])
    expect(left(evening, '2026-11-25')).toEqual([`${second} 1`])
    expect(daysLeft(plans, new Date('2026-11-25T00:10:00+01:00'))).toEqual(['2026-11-24', '2026-11-25'])
    expect(daysLeft(plans, new Date('2026-11-25T00:30:00+01:00'))).toEqual(['2026-11-25'])
  })

  test('announces by its own order too, what has previews among it', () => {
    const entries = [entry(first, null, 3), entry(second, 0, 1), entry(third, 1, null)]
    expect(slugs(announcedIn(entries, catalogue))).toEqual([second, first])
    expect(slugs(onIn(entries, catalogue))).toEqual([second, third])
  })
})

describe('where to look for showings', () => {
  const all = cinemas.value.map((cinema) => ({ ...cinema, status: 'open' }))
  const slugs = all.map(({ slug }) => slug)
  const [a = '', b = ''] = slugs
  const found = (inZone: string[] | undefined, followed: string[], known = all) =>
    cinemasToLookIn({ all: known, inZone, followed }).map(({ slug }) => slug)

  test('everywhere, in the zone, and first where the customer usually goes', () => {
    expect(slugs.length).toBeGreaterThan(2)
    expect(found(undefined, [])).toEqual(slugs)
    expect(found([b], [])).toEqual([b])
    expect(found([b], [a])).toEqual([a, b])
    expect(found([a, b], [b])).toEqual([b, a])
    expect(found([], ['gone'])).toEqual([])
  })

  test('not in one that is closed or not open yet, but in one whose state is new', () => {
    const states = ['closed', 'coming', 'refurbished']
    const known = all.map((cinema, place) => ({ ...cinema, status: states[place] ?? 'open' }))
    expect(found(undefined, [a], known)).toEqual(slugs.slice(2))
  })

  test.each([
    ['absent', undefined],
    ['announced', { isComingSoon: true, bookable: false }],
    ['on', { isComingSoon: true, bookable: true }],
    ['on', { isComingSoon: false, bookable: true }],
    ['on', { isComingSoon: false, bookable: false }],
  ])('%s', (presence, entry) => expect(presenceOf(entry)).toBe(presence))
})

test.each([
  ['Tous publics', { kind: 'everybody' }],
  ['AL', { kind: 'everybody' }],
  ['−12', { kind: 'required', age: 12 }],
  ['-16', { kind: 'required', age: 16 }],
  ['12', { kind: 'advised', age: 12 }],
  ['16', { kind: 'required', age: 16 }],
  ['15', { kind: 'advised', age: 15 }],
  [' – 12 ', { kind: 'required', age: 12 }],
  [' U ', { kind: 'everybody' }],
  ['12 ans', undefined],
  ['120', undefined],
  ['Interdit aux moins de 12 ans, avec avertissement', undefined],
  ['PG-13', undefined],
  ['', undefined],
])('a rating of "%s" means %o', (rating, meaning) => expect(ratingMeaning(rating)).toEqual(meaning))
