import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { longHistory } from '#scripts/mock-api/seed/past-bookings.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Booking } from '#src/api/generated/schema.ts'
import { member, type Received, send } from './support/client.ts'
import { contract, testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const start = new Date('2026-11-21T12:00:00Z')
let now = start
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
})
beforeEach(() => {
  now = start
  portal.reset()
})
afterAll(() => portal.close())

async function ask(id: PersonaId, path: string, language = 'en', market: 'fr' | 'nl' = 'fr'): Promise<Received> {
  const { access } = await signIn(portal, id, market)
  return send(portal, path, { token: access, market, headers: { 'accept-language': language } })
}

async function bookingsOf(id: PersonaId, query = ''): Promise<Booking[]> {
  return JSON.parse((await ask(id, `/api/ec/ebillet${query}`)).text)
}

async function booking(id: PersonaId, wanted: string): Promise<Booking | undefined> {
  return (await bookingsOf(id)).find((one) => one.id === wanted)
}

const done = { done: true, error: null }

describe('the history', () => {
  test.each([
    ['empty', 0],
    ['unpaid', 1],
    ['pass-holder', 250],
  ] as const)('of %s: %i showings, the latest first, none of them to come', async (id, count) => {
    const bookings = await bookingsOf(id, '?history=true')
    expect(bookings.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(count)
    const starts = bookings.map(({ session }) => Date.parse(session.startDate))
    expect(starts).toEqual(starts.toSorted((one, other) => other - one))
    expect(bookings.every(({ session, refundable }) => Date.parse(session.endDate) <= +now && !refundable)).toBe(true)
  })

  test('is another list than that of the tickets, and takes them over', async () => {
    expect(await bookingsOf('pass-holder', '?history=false')).toEqual(await bookingsOf('pass-holder'))
    expect((await bookingsOf('pass-holder', '?history=true')).map(({ id }) => id)).not.toContain('et-01')
    now = new Date(start.getTime() + 10 * 3_600_000)
    expect((await bookingsOf('pass-holder', '?history=true'))[0]?.id).toBe('et-01')
  })

  test('of twenty years is whole, up to ten thousand showings', async () => {
    const customer = portal.world.customer('empty')
    if (!customer) throw new Error('Nobody is called "empty".')
    portal.world.commit({ ...customer, bookings: longHistory(now, 10_010) })
    const bookings = await bookingsOf('empty', '?history=true')
    expect(bookings).toHaveLength(10_000)
    const [latest, oldest] = [bookings[0], bookings[9_999]].map((one) => Date.parse(one?.session.startDate ?? ''))
    const years = (days: number) => days * 365 * 24 * 3_600_000
    expect(latest).toBeGreaterThan(+start - years(1))
    expect(oldest).toBeLessThan(+start - years(19.9))
    expect(new Set(bookings.map(({ cinema }) => cinema.id)).size).toBeGreaterThan(3)
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(10_000)
    expect(longHistory(now, 3)).toEqual(longHistory(now, 3))
  })

  test('is asked for with true or false', async () => {
    const answer = await ask('pass-holder', '/api/ec/ebillet?history=perhaps')
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/query/history' }] })
  })
})

describe('sending tickets again', () => {
  test.each(['et-01', 'et-1001'])('%s: each call sends them', async (id) => {
    for (const language of ['fr', 'en']) {
      expect((await ask('pass-holder', `/api/ec/sendmail/${id}/${language}`)).json()).toEqual(done)
    }
  })

  test('to an address that nobody has verified: the mail comes back', async () => {
    const { access } = await signIn(portal, 'pass-holder')
    await send(portal, '/api/accounts/me', {
      method: 'PATCH',
      token: access,
      body: { email: 'margaux@kinora.example' },
    })
    const answer = await ask('pass-holder', '/api/ec/sendmail/et-01/fr', 'fr')
    expect(answer.json()).toEqual({
      done: false,
      error: {
        code: 'mail-bounced',
        message: 'Nos e-mails ne parviennent pas à votre adresse. Vérifiez-la dans votre profil.',
      },
    })
  })

  test('of a cancelled booking: there are none', async () => {
    const answer = await ask('pass-holder', '/api/ec/sendmail/et-05/fr')
    expect([answer.status, answer.json()]).toMatchObject([200, { done: false, error: { code: 'not-confirmed' } }])
  })

  test.each([
    ['et-01/nl', 422],
    ['et-01/FR', 422],
    ['et-99/fr', 404],
    ['et-10/fr', 404],
  ])('%s: %i', async (path, status) => {
    expect((await ask('pass-holder', `/api/ec/sendmail/${path}`)).status).toBe(status)
  })
})

describe('cancelling', () => {
  test('is seen in the list, and is done once', async () => {
    expect((await ask('pass-holder', '/api/ec/cancel/et-02')).json()).toEqual(done)
    expect(await booking('pass-holder', 'et-02')).toMatchObject({ status: 'CANCELLED', refundable: false })
    const again = await ask('pass-holder', '/api/ec/cancel/et-02')
    expect([again.status, again.json()]).toMatchObject([200, { done: false, error: { code: 'already-cancelled' } }])
  })

  test.each([
    ['pass-holder', 'et-05', 'already-cancelled'],
    ['pass-holder', 'et-09', 'not-refundable'],
    ['pass-holder', 'et-1001', 'already-started'],
    ['unpaid', 'et-10', 'refund-failed'],
    ['family-nl', 'et-13', 'already-started'],
    ['staff', 'et-18', 'refund-deadline-passed'],
    ['staff', 'et-20', 'not-confirmed'],
  ] as const)('%s cannot cancel %s: %s', async (id, wanted, code) => {
    const before = await bookingsOf(id)
    const answer = await ask(id, `/api/ec/cancel/${wanted}`)
    expect([answer.status, answer.json()]).toMatchObject([200, { done: false, error: { code } }])
    expect(await bookingsOf(id)).toEqual(before)
  })

  test('ends half an hour before the showing, which the list knows too', async () => {
    const refundableUntil = '2026-11-21T13:03:00+01:00'
    expect(await booking('staff', 'et-19')).toMatchObject({ refundable: true, refundableUntil })
    now = new Date(refundableUntil)
    expect(await booking('staff', 'et-19')).toMatchObject({ refundable: true, refundableUntil })
    now = new Date(start.getTime() + 4 * 60_000)
    expect(await booking('staff', 'et-19')).toMatchObject({ refundable: false, refundableUntil: null })
    const answer = await ask('staff', '/api/ec/cancel/et-19', 'nl', 'nl')
    const message = 'Annuleren kan tot 30 minuten voor de voorstelling. Die tijd is voorbij.'
    expect(answer.json()).toEqual({ done: false, error: { code: 'refund-deadline-passed', message } })
  })

  test('somebody else’s booking is unknown', async () => {
    const answer = await ask('empty', '/api/ec/cancel/et-02')
    expect([answer.status, answer.json()]).toMatchObject([404, { code: 'booking-not-found' }])
  })
})

/** What is wrong with what some bookings say about being paid back. */
function contradictions(bookings: readonly unknown[]): unknown[] {
  const isWrong = (one: unknown) => {
    const until = member(one, 'refundableUntil')
    if (member(one, 'refundable') !== true) return until !== null
    return !(Date.parse(String(until)) <= Date.parse(String(member(one, 'session', 'startDate'))))
  }
  return bookings.filter(isWrong).map((one) => member(one, 'id'))
}

test('until when a booking is paid back is told of those that are, and of no other', async () => {
  for (const id of ['pass-holder', 'family-nl', 'staff'] as const) {
    expect(contradictions(await bookingsOf(id)), id).toEqual([])
  }
  const answers = contract.byId.get('listTickets')?.responses.find(({ code }) => code === '200')?.contents ?? []
  const examples = answers.flatMap((content) => content.examples ?? [])
  expect(examples.length).toBeGreaterThan(10)
  for (const example of examples) {
    const bookings = member(example, 'value')
    expect(contradictions(Array.isArray(bookings) ? bookings : [undefined]), example.key).toEqual([])
  }
})

test('a booking says how to get into its cinema, in the customer’s language, where somebody has written it down', async () => {
  const cinemaOf = async (wanted: string, language?: string) => {
    const bookings: Booking[] = JSON.parse((await ask('pass-holder', '/api/ec/ebillet', language)).text)
    return bookings.find(({ id }) => id === wanted)?.cinema
  }
  expect(await cinemaOf('et-01', 'fr')).toMatchObject({
    slug: 'kinora-gerland',
    hasPmrService: true,
    access: expect.stringContaining('Métro B'),
  })
  expect((await cinemaOf('et-01', 'en'))?.access).toContain('Car park below the cinema')
  expect(await cinemaOf('et-03')).toMatchObject({
    hasPmrService: false,
    access: expect.stringContaining('without a lift'),
  })
  expect(await cinemaOf('et-06')).toMatchObject({ access: null })
})

test('food is ordered until fifty minutes after the start', async () => {
  expect((await booking('staff', 'et-16'))?.clickAndServe).toMatchObject({ eligible: true, limitDurationOrder: 50 })
  now = new Date(start.getTime() + 4 * 60_000)
  expect((await booking('staff', 'et-16'))?.clickAndServe).toMatchObject({ eligible: false })
})

test('somebody at work has a showing in five minutes, nine places, and a booking that is not confirmed', async () => {
  const bookings = await bookingsOf('staff')
  expect(bookings.map(({ session }) => Date.parse(session.startDate) - +start)).toContain(5 * 60_000)
  expect(bookings.map(({ tickets }) => tickets.length)).toContain(9)
  expect(bookings.map(({ status }) => status)).toContain('PENDING')
})
