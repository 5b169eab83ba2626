import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Booking, ClickAndServe } from '#src/api/contract.ts'
import { mapLink } from '#src/app/links/map-link.ts'
import { orderState } from '#src/features/tickets/order-rules.ts'

const { value: bookings }: { value: Booking[] } = JSON.parse(
  readFileSync(new URL('../../openapi/examples/listTickets/click-and-serve.json', import.meta.url), 'utf8'),
)
const [, ordered] = bookings
if (!ordered?.clickAndServe) throw new Error('the example has no order')
/** Starts at 18:00; orders are taken for 50 minutes. */
const { session, clickAndServe, cinema } = ordered
const until = new Date('2026-11-23T18:50:00+01:00')

describe('food and drinks at the seat', () => {
  const before = '2026-11-23T12:00:00+01:00'
  const last = '2026-11-23T18:50:00+01:00'
  const after = '2026-11-23T18:51:00+01:00'
  test.each<[string, Partial<ClickAndServe>, string, string | undefined]>([
    ['were ordered', {}, before, 'ordered'],
    ['were ordered, in the last minute', {}, last, 'ordered'],
    ['were ordered, and nobody has announced themselves in time', {}, after, 'ordered-late'],
    ['are on their way', { activated: true }, last, 'announced'],
    ['are on their way, and no more is taken', { activated: true }, after, 'announced-late'],
    ['can be ordered', { concessions: null }, last, 'can-order'],
    ['can be ordered by somebody who is there', { concessions: null, activated: true }, last, 'can-order'],
    ['could be ordered, by the clock', { concessions: null }, after, undefined],
    ['cannot be ordered, as the server says', { concessions: null, eligible: false }, before, undefined],
    ['were ordered, and nothing more can be', { eligible: false }, before, 'ordered'],
    ['can be ordered before the start alone', { concessions: null, limitDurationOrder: 0 }, before, 'can-order'],
    ['can be ordered no more once it has begun', { concessions: null, limitDurationOrder: 0 }, last, undefined],
  ])('%s', (_, other, now, state) =>
    expect(orderState({ session, clickAndServe: { ...clickAndServe, ...other } }, new Date(now))?.state).toBe(state),
  )

  test('are taken until so many minutes after the start', () =>
    expect(orderState(ordered, new Date(before))).toEqual({ state: 'ordered', until }))
  test('are not spoken of where the cinema brings none', () =>
    expect(orderState({ session, clickAndServe: null }, new Date(before))).toBeUndefined())
})

test('the way leads to the entrance, or to the address', () => {
  const place = { ...cinema, name: 'A & B', address: '1 rue #2', postalCode: null, city: 'Lyon' }
  const destination = (one: typeof place) => new URL(mapLink(one)).searchParams.get('destination')
  expect(destination({ ...place, gpsPosition: { latitude: 45.5, longitude: -4.25 } })).toBe('45.5,-4.25')
  expect(destination({ ...place, gpsPosition: { latitude: 0, longitude: 0 } })).toBe('0,0')
  expect(destination({ ...place, gpsPosition: null })).toBe('A & B 1 rue #2 Lyon')
})
