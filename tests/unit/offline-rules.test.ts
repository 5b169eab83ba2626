import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { embeddable } from '#scripts/production/headers.ts'
import type { Booking } from '#src/api/contract.ts'
import { keep, readKept } from '#src/app/offline/kept.ts'
import { forgetKept, isAnythingKept, storagePatience } from '#src/app/offline/kept-cache.ts'
import { isPage, isTicketsPage } from '#src/app/offline/page-paths.ts'
import { keepable, keepTickets, readKeptTickets } from '#src/features/tickets/kept-tickets.ts'

const example = (name: string): Booking[] =>
  JSON.parse(readFileSync(`openapi/examples/listTickets/${name}.json`, 'utf8')).value

describe('a page that may begin with the kept shell', () => {
  test.each(['/', '/fr', '/fr/', '/en/tickets', '/nl/unsubscribe/confirmation', '/fr/my-interests'])(
    '%s is one',
    (path) => expect(isPage(path)).toBe(true),
  )

  test.each([
    '/callback',
    '/identity/auth',
    '/api/settings',
    '/__mock',
    '/captcha/challenge',
    '/assets/x.js',
    '/sw.js',
    '/m/fr/friends',
    '/fr/m/friends',
    '/fr/m',
    '/en/m/history/',
    '//fr',
    'x/fr',
    '/fra',
    '/fr/tickets/é',
    '/fr/tickets//',
  ])('%s is none', (path) => expect(isPage(path)).toBe(false))

  test('no page that somebody else may frame has it, but those that a customer also meets alone', () => {
    const framed = ['/fr/m/friends', '/m/fr/friends', '/callback?code=1']
    expect(framed.every((path) => embeddable.test(path) && !isPage(path.replace(/\?.*/, '')))).toBe(true)
  })

  test('the tickets are recognised in every language', () => {
    expect(['/fr/tickets', '/nl/tickets/'].every(isTicketsPage)).toBe(true)
    const others = ['/fr/tickets/x', '/tickets', '/fr/m/tickets', '/fr/ticketsx', '/fra/tickets', 'x/fr/tickets']
    expect(others.filter(isTicketsPage)).toEqual([])
  })
})

describe('what is kept of the tickets', () => {
  const hour = 60 * 60 * 1000
  const [booking] = example('tonight')
  if (!booking) throw new Error('The example holds no booking.')
  const end = Date.parse(booking.session.endDate)
  const tickets = { subject: 'me', checkedAt: end, bookings: [booking] }

  test('is valid bookings alone, until a day after the showing', () => {
    expect([...keepable(tickets, end + 23 * hour).values()]).toMatchObject([{ subject: 'me', until: end + 24 * hour }])
    expect(keepable(tickets, end + 24 * hour).size).toBe(0)
    const others = ['CANCELLED', 'PENDING', 'SOMETHING_NEW'].map((status, index) => ({
      ...booking,
      id: String(index),
      status,
    }))
    expect(keepable({ ...tickets, bookings: others }, end).size).toBe(0)
  })

  describe('in a store', () => {
    afterEach(() => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    })
    const soon = () => Date.now() + hour
    const yes = () => true

    test('is read back by its owner, and by whoever is there when nobody is signed in', async () => {
      vi.stubGlobal('caches', memoryCaches())
      const session = { ...booking.session, endDate: new Date(soon()).toISOString() }
      const kept = { subject: 'me', checkedAt: 5, bookings: [{ ...booking, session }] }
      await keepTickets(kept, false, yes)
      expect(await isAnythingKept(), 'nothing was opened').toBe(false)
      await keepTickets(kept, true, yes)
      expect(await readKeptTickets('me')).toMatchObject(kept)
      expect(await readKeptTickets(undefined)).toMatchObject(kept)
      await keepTickets({ ...kept, checkedAt: 6 }, false, yes)
      expect(await readKeptTickets('me'), 'a newer answer').toMatchObject({ checkedAt: 6 })
    })

    test('goes when its time is over, and with somebody else', async () => {
      vi.stubGlobal('caches', memoryCaches())
      const old = { subject: 'me', until: Date.now() - 1, value: 'old' }
      const own = { subject: 'me', until: soon(), value: 'own' }
      await keep(new Map([...Object.entries({ old, own })]), yes)
      expect((await readKept('me')).map(({ value }) => value)).toEqual(['own'])
      expect(await readKept('another')).toEqual([])
      expect(await isAnythingKept()).toBe(false)
    })

    test('goes at once when its owner left while it was written', async () => {
      vi.stubGlobal('caches', memoryCaches())
      await keep(new Map([['a', { subject: 'me', until: soon(), value: 1 }]]), () => false)
      expect(await isAnythingKept()).toBe(false)
    })

    test('is not there where storage is refused, and nobody is told', async () => {
      vi.stubGlobal('caches', undefined)
      await keep(new Map([['a', { subject: 'me', until: soon(), value: 1 }]]), yes)
      await forgetKept()
      expect(await readKept('me')).toEqual([])
    })

    test('is taken for not there where storage says nothing', async () => {
      vi.useFakeTimers()
      vi.stubGlobal('caches', { has: () => new Promise(() => undefined) })
      const answer = isAnythingKept()
      await vi.advanceTimersByTimeAsync(storagePatience)
      expect(await answer).toBe(false)
    })
  })
})

/** As much of the browser's caches as is used. */
function memoryCaches() {
  const stores = new Map<string, Map<string, string>>()
  const url = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://portal.example').href
  return {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return {
        put: async (request: string, response: Response) => void store.set(url(request), await response.text()),
        match: async (request: { url: string }) => new Response(store.get(url(request))),
        keys: async () => [...store.keys()].map((key) => ({ url: key })),
        delete: async (request: { url: string }) => store.delete(url(request)),
      }
    },
  }
}
