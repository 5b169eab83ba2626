import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cinemas } from '#scripts/mock-api/seed/cinemas.ts'
import { programmeOf, showingsOf } from '#scripts/mock-api/seed/showings.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'

const now = new Date('2026-11-21T12:00:00Z')
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
})
afterAll(() => portal.close())

function ask(path: string, market: 'fr' | 'nl' = 'fr', language: string = market): Promise<Received> {
  return send(portal, path, { market, headers: { 'accept-language': language } })
}

async function listOf(path: string, market: 'fr' | 'nl' = 'fr'): Promise<unknown[]> {
  const list = (await ask(path, market)).json()
  return Array.isArray(list) ? list : []
}

describe('a cinema', () => {
  test('is as in the list, with its time zone and those close by', async () => {
    const cinema = (await ask('/api/cinema/kinora-belleville')).json()
    const listed = (await listOf('/api/cinemas')).find((one) => member(one, 'slug') === 'kinora-belleville')
    expect(cinema).toMatchObject(Object(listed))
    expect(cinema).toMatchObject({
      timeZone: 'Europe/Paris',
      nearbyCinemas: [{ id: 'fr-petit-palais', city: 'Paris', distance: null }],
    })
  })

  test('has others close by, the nearest first, and none that is closed', async () => {
    const nearby = member((await ask('/api/cinema/kinora-westergas', 'nl')).json(), 'nearbyCinemas')
    const metres = Array.isArray(nearby) ? nearby.map((one) => Number(member(one, 'distance'))) : []
    expect(nearby).toMatchObject([{ slug: 'kinora-ij' }, { slug: 'kinora-dom' }, { slug: 'kinora-spui' }, {}])
    expect(metres).toEqual(metres.toSorted((one, two) => one - two))
    expect(metres[0]).toBeGreaterThan(4000)
    expect(metres[0]).toBeLessThan(4400)
  })

  test.each([
    ['fr', 'no-such-cinema', 'Nous ne trouvons pas ce cinéma.'],
    ['fr', 'kinora-ij', 'Nous ne trouvons pas ce cinéma.'],
    ['nl', 'kinora-belleville', 'We kunnen deze bioscoop niet vinden.'],
  ] as const)('on the %s site is not %s', async (market, slug, message) => {
    for (const path of [`/api/cinema/${slug}`, `/api/cinema/${slug}/shows`]) {
      expect((await ask(path, market)).json()).toMatchObject({ status: 404, code: 'cinema-unknown', message })
    }
  })
})

describe('what a cinema shows', () => {
  test('is of the catalogue, in order, first what is on and then what is announced', async () => {
    const known = (await listOf('/api/shows')).map((one) => member(one, 'slug'))
    const shows = await listOf('/api/cinema/kinora-gerland/shows')
    expect(known).toEqual(expect.arrayContaining(shows.map((one) => member(one, 'slug'))))
    const on = shows.filter((one) => member(one, 'order') !== null)
    expect(shows.slice(0, on.length)).toEqual(on)
    expect(on.map((one) => member(one, 'order'))).toEqual([...on.keys()])
    expect(shows.length).toBeGreaterThan(on.length)
    for (const announced of shows.slice(on.length)) {
      expect(announced).toMatchObject({ bookable: false, isComingSoon: true, sessions: [] })
    }
  })

  test('has previews before the first day', async () => {
    const shows = await listOf('/api/cinema/kinora-gerland/shows')
    const preview = shows.find((one) => member(one, 'slug') === 'vertige-du-mardi')
    expect(preview).toMatchObject({ isEarly: true, isEarlyOnly: false, isComingSoon: true, comingSoonOrder: 0 })
    expect(member(preview, 'sessions', '0')).toMatchObject({ startDate: '2026-11-23T20:30:00+01:00', version: 'VF' })
  })

  test('is nothing where it is closed or not open yet', async () => {
    expect(await listOf('/api/cinema/kinora-promenade/shows')).toEqual([])
    expect(await listOf('/api/cinema/kinora-westergas/shows', 'nl')).toEqual([])
  })

  test('is the same however often one asks, and in words of the language', async () => {
    const [one, again] = await Promise.all([1, 2].map(() => ask('/api/cinema/kinora-ij/shows', 'nl')))
    expect(one?.text).toBe(again?.text)
    expect(one?.text).toContain('"auditoriumName":"Zaal 1"')
    expect((await ask('/api/cinema/kinora-ij/shows', 'nl', 'en')).text).toContain('"auditoriumName":"Screen 1"')
  })
})

describe.each(cinemas.filter(({ status }) => status === 'open').map((house) => [house.id, house] as const))(
  'the showings of %s',
  (_id, house) => {
    const all = showingsOf(house, new Date('2026-11-21T02:00:00Z'))

    test('are of four to six films and a new one, three to five times a day each', () => {
      const films = programmeOf(house)
      expect(films.length).toBeGreaterThanOrEqual(4)
      expect(films.length).toBeLessThanOrEqual(7)
      const times = new Map<string, number>()
      for (const { film, start } of all) {
        const key = `${film.slug} ${start.toISOString().slice(0, 10)}`
        times.set(key, (times.get(key) ?? 0) + (film.releasedIn > 0 ? 0 : 1))
      }
      const daily = [...times.values()].filter((count) => count > 0)
      expect(Math.min(...daily)).toBeGreaterThanOrEqual(house.halls < 4 ? 2 : 3)
      expect(Math.max(...daily)).toBeLessThanOrEqual(5)
    })

    test('never have two films in one hall at once, and each an identifier of its own', () => {
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const one of all) {
        expect(one.hall).toBeLessThanOrEqual(house.halls)
        const clash = all.find(
          (other) => other !== one && other.hall === one.hall && other.start < one.end && one.start < other.end,
        )
        expect(clash, `${one.film.slug} ${one.start.toISOString()}`).toBe(undefined)
      }
    })

    test('keep their identifiers as the day goes by, and leave when they begin', () => {
      const left = showingsOf(house, new Date('2026-11-21T19:00:00Z'))
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(left.map(({ id }) => id)))
      expect(left.every(({ start }) => start > new Date('2026-11-21T19:00:00Z'))).toBe(true)
    })
  },
)

describe('a zone', () => {
  test('is a region or a city, with its cinemas and what is on there', async () => {
    expect((await ask('/api/zone/idf')).json()).toMatchObject({
      slug: 'idf',
      name: 'Île-de-France',
      cinemas: ['kinora-belleville', 'kinora-le-petit-palais-de-la-butte-aux-cailles'],
    })
    const city = (await ask('/api/zone/den-haag', 'nl')).json()
    expect(city).toMatchObject({ name: 'Den Haag', cinemas: ['kinora-spui'] })
    expect(member(city, 'shows')).toContainEqual({ slug: 'de-glasblazers', isComingSoon: true, bookable: false })
    expect(member(city, 'shows')).toContainEqual({ slug: 'vertige-du-mardi', isComingSoon: true, bookable: true })
  })

  test('has nothing on when its cinemas are closed', async () => {
    expect((await ask('/api/zone/nice')).json()).toMatchObject({ name: 'Nice', shows: [] })
  })

  test('of the settings exists in each market, and not in the other', async () => {
    for (const market of ['fr', 'nl'] as const) {
      const zone = String(member((await ask('/api/settings', market)).json(), 'defaultCity'))
      expect((await ask(`/api/zone/${zone}`, market)).status).toBe(200)
      const other = await ask(`/api/zone/${zone}`, market === 'fr' ? 'nl' : 'fr')
      expect(other.json()).toMatchObject({ status: 404, code: 'zone-unknown' })
    }
  })
})

test('every show of the market has a slug and its place', async () => {
  const shows = await listOf('/api/shows', 'nl')
  expect(shows.map((one) => member(one, 'order'))).toEqual([...shows.keys()])
  expect(shows.every((one) => typeof member(one, 'slug') === 'string')).toBe(true)
  expect(shows.find((one) => member(one, 'slug') === 'noord')).toMatchObject({ contentRating: '12', isNew: true })
})

test('trailers are of the shows, and have one main one for each language', async () => {
  const known = (await listOf('/api/shows')).map((one) => member(one, 'slug'))
  const trailers = await listOf('/api/shows/trailers')
  expect(known).toEqual(expect.arrayContaining(trailers.map((one) => member(one, 'slug'))))
  const mains = trailers.map((one) => `${member(one, 'slug')} ${member(one, 'language')}`)
  expect(new Set(mains).size).toBe(mains.length)
  expect(trailers).toContainEqual({
    slug: 'noord',
    externalId: 'https://video.kinora.example/trailers/noord-fr.mp4',
    videoType: 's3',
    title: 'Noord : la bande-annonce',
    snapshot: '/media/backdrops/noord.svg',
    isMain: true,
    language: 'fr',
  })
})

test('a mobile key changes nothing', async () => {
  const headers = { 'x-mobile-key': 'kinora-mobile-2026', 'accept-language': 'fr' }
  expect((await send(portal, '/api/shows', { headers })).text).toBe((await ask('/api/shows')).text)
})
