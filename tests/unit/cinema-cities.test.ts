import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { chosenNeeds, needKey, needsOf, withNeeds, writtenNeeds } from '#src/features/cinemas/cinema-needs.ts'
import { parseCinemasSearch } from '#src/features/cinemas/cinemas-address.ts'
import { citiesOf } from '#src/features/cinemas/cities.ts'
import { cityName } from '#src/features/cinemas/city-name.ts'
import french from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }

beforeAll(() => vi.stubGlobal('location', new URL('http://fr.localhost:4173/fr')))

type Place = { name: string; slug: string; cities?: string[]; tags?: string[]; isStepFree?: boolean }

function cinema({ name, slug, cities = [], tags = [], isStepFree = true }: Place): CatalogueCinema {
  const [template] = french.value
  const [theater] = template?.theaters ?? []
  if (!template || !theater) throw new Error('The contract’s example has no cinema.')
  const theaters = cities.map((city) => ({ ...theater, city }))
  return { ...template, id: name, name, citySlug: slug, tags, hasPmrService: isStepFree, theaters }
}

test('cities stand in the order of the alphabet, accents aside, and so do the cinemas of each', () => {
  const all = [
    cinema({ name: 'Kinora 10', slug: 'evry', cities: ['Évry'] }),
    cinema({ name: 'Kinora B', slug: 'zurich', cities: ['Zurich'] }),
    cinema({ name: 'Kinora 9', slug: 'evry', cities: ['Évry'] }),
    cinema({ name: 'Kinora A', slug: 'dijon', cities: ['Dijon'] }),
    cinema({ name: 'Kinora C', slug: 'albi', cities: ['Albi'] }),
  ]
  const cities = citiesOf(all).map(({ name, cinemas }) => [name, ...cinemas.map((one) => one.name)])
  expect(cities).toEqual([
    ['Albi', 'Kinora C'],
    ['Dijon', 'Kinora A'],
    ['Évry', 'Kinora 9', 'Kinora 10'],
    ['Zurich', 'Kinora B'],
  ])
  expect(citiesOf([])).toEqual([])
})

describe('the name of a city', () => {
  test.each<[string, string, string[][], string]>([
    ['is what its cinemas write', 'la-rochelle', [['La Rochelle']], 'La Rochelle'],
    ['is not that of a suburb', 'lyon', [['Lyon', 'Vaulx-en-Velin'], ['Lyon']], 'Lyon'],
    ['is the first of two that are written as often', 'lyon', [['Lyon', 'Bron']], 'Lyon'],
    ['is that of the footer where nobody writes it', 'marseille', [[]], 'Marseille'],
    ['is that of its address where the footer has none either', 'la-rochelle', [[]], 'la rochelle'],
  ])('%s', (_, slug, cities, name) => {
    expect(
      cityName(
        slug,
        cities.map((own) => cinema({ name: 'Kinora', slug, cities: own })),
      ),
    ).toBe(name)
  })
})

describe('what a cinema has to have', () => {
  const large = cinema({ name: 'Large', slug: 'paris', tags: ['IMAX', 'Dolby Cinema', 'Café', 'Café'] })
  const small = cinema({ name: 'Small', slug: 'paris', tags: ['Café'], isStepFree: false })
  const plain = cinema({ name: 'Plain', slug: 'lyon' })
  const all = [large, small, plain]

  test('is offered where some have it and others have not, the most frequent first', () => {
    expect(needsOf(all)).toEqual([
      { key: 'cafe', name: 'Café' },
      { key: 'imax', name: 'IMAX' },
      { key: 'dolby-cinema', name: 'Dolby Cinema' },
    ])
    expect(needsOf([large])).toEqual([])
    const many = Array.from({ length: 30 }, (_, place) => `Tag ${place}`)
    expect(needsOf([cinema({ name: 'All', slug: 'paris', tags: many }), plain])).toHaveLength(8)
    expect(needsOf([cinema({ name: 'Odd', slug: 'paris', tags: ['★'] }), plain])).toEqual([])
  })

  test.each<[string, string[], boolean, CatalogueCinema[]]>([
    ['nothing', [], false, all],
    ['one thing', ['cafe'], false, [large, small]],
    ['all of several', ['cafe', 'imax'], false, [large]],
    ['a way in for a wheelchair', [], true, [large, plain]],
    ['both', ['cafe'], true, [large]],
  ])('being %s, leaves those that have it', (_, keys, isStepFree, left) => {
    expect(withNeeds(all, keys, isStepFree)).toEqual(left)
  })

  test('stands in the address, and what is not offered there counts for nothing', () => {
    const needs = needsOf(all)
    expect(writtenNeeds(['dolby-cinema', 'cafe'])).toBe('dolby-cinema_cafe')
    expect(writtenNeeds([])).toBeUndefined()
    expect(chosenNeeds(needs, 'dolby-cinema_hearing-loop_cafe')).toEqual(['cafe', 'dolby-cinema'])
    expect(chosenNeeds(needs, '')).toEqual([])
    expect(needKey('Boucle magnétique')).toBe('boucle-magnetique')
  })
})

test.each<[Record<string, unknown>, ReturnType<typeof parseCinemasSearch>]>([
  [{}, {}],
  [
    { q: 75_020, has: 'imax', wheelchair: true },
    { q: '75020', has: 'imax', wheelchair: true },
  ],
  [{ has: 4, wheelchair: 'true' }, { has: '4' }],
  [{ has: ['imax'], wheelchair: 1 }, {}],
])('an address that says %j looks for %j', (address, wanted) => {
  expect(parseCinemasSearch(address)).toEqual(wanted)
})
