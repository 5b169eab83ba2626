import { describe, expect, test } from 'vitest'
import type { Booking } from '#src/api/contract.ts'
import { byYear, cinemasOf, findVisits, sumOf, type VisitSearch } from '#src/features/tickets/history-rules.ts'
import { parseVisitSearch } from '#src/features/tickets/history-search.ts'
import tonight from '../../openapi/examples/listTickets/tonight.json' with { type: 'json' }

type Draft = { title?: string; cinema?: string; start?: string; zone?: string; duration?: number | null; paid?: string }

function visit(id: string, { title = 'Noord', cinema = 'Kinora Canal', start, zone, duration = 100, paid }: Draft) {
  const [template] = tonight.value
  if (!template) throw new Error('The contract’s example has no booking.')
  const [amount = '0.00', currency = 'EUR'] = paid?.split(' ') ?? []
  const { session, show, payment } = template
  return {
    ...template,
    id,
    session: {
      ...session,
      startDate: start ?? '2025-06-01T20:00:00+02:00',
      timeZone: zone ?? 'Europe/Paris',
    },
    show: { ...show, title, duration },
    cinema: { ...template.cinema, id: cinema.toLowerCase().replaceAll(' ', '-'), name: cinema },
    payment: { ...payment, totalAmount: amount, currency },
  } satisfies Booking
}

describe('the year of a visit', () => {
  test.each([
    ['2025-12-31T23:30:00+01:00', 'Europe/Paris', '2025'],
    ['2025-12-31T22:59:00Z', 'Europe/Amsterdam', '2025'],
    ['2025-12-31T23:00:00Z', 'Europe/Amsterdam', '2026'],
    ['2025-12-31T11:00:00Z', 'Pacific/Kiritimati', '2026'],
    ['2026-01-01T09:00:00Z', 'Pacific/Honolulu', '2025'],
    ['2024-02-29T20:00:00+01:00', 'Europe/Paris', '2024'],
  ])('of %s in %s is %s', (start, zone, year) => {
    expect(byYear([visit('one', { start, zone })]).map((one) => one.year)).toEqual([year])
  })
})

describe('a search for visits', () => {
  const visits = [
    visit('tram', { title: 'Le Dernier Tramway', cinema: 'Kinora Gerland', start: '2026-05-01T20:00:00+02:00' }),
    visit('orchestra', { title: 'L’Orchestre de poche', cinema: 'Kinora Canal', start: '2025-05-01T20:00:00+02:00' }),
    visit('heart', { title: 'Un cœur à prendre', cinema: 'Kinora Canal' }),
    visit('road', { title: 'Kilomètre 412', cinema: 'Kinora Gerland' }),
    visit('arabic', { title: 'الليل' }),
  ]
  const years = byYear(visits)

  test.each<[string, VisitSearch, string[]]>([
    ['without words', {}, ['tram', 'orchestra', 'heart', 'road', 'arabic']],
    ['for nothing but a sign', { q: '’' }, ['tram', 'orchestra', 'heart', 'road', 'arabic']],
    ['in capitals, without accents', { q: 'KILOMETRE' }, ['road']],
    ['with accents where there are none', { q: 'trämwáy' }, ['tram']],
    ['with another apostrophe', { q: "l'orchestre" }, ['orchestra']],
    ['with a ligature written out', { q: 'coeur' }, ['heart']],
    ['in another script', { q: 'الليل' }, ['arabic']],
    ['for a part of a word', { q: 'chest' }, ['orchestra']],
    ['for a film and a cinema, in any order', { q: 'gerland tram' }, ['tram']],
    ['for words of two visits', { q: 'tramway canal' }, []],
    ['in a year', { year: 2026 }, ['tram']],
    ['in a cinema', { cinema: 'kinora-canal' }, ['orchestra', 'heart', 'arabic']],
    ['in a cinema in a year without a visit to it', { cinema: 'kinora-canal', year: 2026 }, []],
  ])('%s', (_, search, found) => {
    const ids = findVisits(years, search).flatMap((one) => one.visits.map(({ id }) => id))
    expect(ids).toEqual(found)
  })

  test('leaves out years in which nothing was found', () => {
    expect(findVisits(years, { q: 'tram' }).map(({ year }) => year)).toEqual(['2026'])
  })
})

test('a cinema that has changed its name goes by the last one', () => {
  const renamed = visit('old', {})
  const known = cinemasOf([
    visit('new', {}),
    { ...renamed, cinema: { ...renamed.cinema, name: 'Le Canal' } },
    visit('a', { cinema: 'Astra' }),
  ])
  expect(known.map(({ name }) => name)).toEqual(['Astra', 'Kinora Canal'])
})

describe('what visits come to', () => {
  test('is exact to the hundredth, however many there are', () => {
    const visits = Array.from({ length: 10_000 }, (_, place) => visit(String(place), { paid: '0.10 EUR' }))
    expect(sumOf(visits).paid).toEqual([{ amount: '1000.00', currency: 'EUR' }])
  })

  test.each<[string, string[], { amount: string; currency: string }[]]>([
    ['nothing, by pass', ['0.00 EUR', '0.00 EUR'], []],
    ['a few cents', ['0.03 EUR', '0.04 EUR'], [{ amount: '0.07', currency: 'EUR' }]],
    ['less what came back', ['23.80 EUR', '-11.90 EUR'], [{ amount: '11.90', currency: 'EUR' }]],
    [
      'each currency by itself',
      ['10.00 EUR', '12.50 CHF'],
      [
        { amount: '10.00', currency: 'EUR' },
        { amount: '12.50', currency: 'CHF' },
      ],
    ],
  ])('%s', (_, amounts, paid) => {
    expect(sumOf(amounts.map((amount, place) => visit(String(place), { paid: amount }))).paid).toEqual(paid)
  })

  test('the hours of the films whose length is known, in so many cinemas', () => {
    const visits = [visit('a', { duration: 90 }), visit('b', { duration: null }), visit('c', { cinema: 'Astra' })]
    expect(sumOf(visits)).toMatchObject({ minutes: 190, cinemas: 2 })
  })
})

describe('an address', () => {
  const nothing = { q: undefined, year: undefined, cinema: undefined }
  test.each<[Record<string, unknown>, VisitSearch]>([
    [{}, nothing],
    [
      { q: ' le tram ', year: 2024, cinema: 'fr-gerland' },
      { q: 'le tram', year: 2024, cinema: 'fr-gerland' },
    ],
    [
      { q: 1917, year: '2024', cinema: 12 },
      { q: '1917', year: 2024, cinema: '12' },
    ],
    [{ q: '   ', year: '', cinema: '' }, nothing],
    [{ q: { a: 1 }, year: 'soon', cinema: ['a'] }, nothing],
    [{ q: null, year: 20_245, cinema: 'x'.repeat(121) }, nothing],
    [{ q: true, year: 2024.5 }, nothing],
    [{ q: 'x'.repeat(200) }, { ...nothing, q: 'x'.repeat(100) }],
  ])('that says %j looks for %j', (address, search) => {
    expect(parseVisitSearch(address)).toEqual(search)
  })
})
