import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Booking } from '#src/api/contract.ts'
import { cancelling, endedTickets, findTicket } from '#src/features/tickets/opened-ticket-rules.ts'
import { nextTicket, ticketAnchor, ticketEntries, upcomingTickets } from '#src/features/tickets/ticket-rules.ts'

const tonight = example('tonight')
const many = example('many')
const before = new Date('2026-11-21T18:00:00+01:00')

describe('the tickets of a customer', () => {
  test('are one for each place', () => {
    expect(ticketEntries(tonight).map(({ ticket }) => ticket.seat)).toEqual(['F7', 'F8'])
  })

  test('come from confirmed bookings alone, whatever else a status may say', () => {
    const statuses = ['CANCELLED', 'PENDING', 'confirmed', 'REVIEWED', '']
    expect(ticketEntries(tonight.flatMap((one) => statuses.map((status) => ({ ...one, status }))))).toEqual([])
    expect(ticketEntries(example('unknown-status')).every(({ booking }) => booking.status === 'CONFIRMED')).toBe(true)
  })

  test('stand in the order of their showings, at whatever offset those are written', () => {
    const [one] = tonight
    if (!one) throw new Error('the example is empty')
    const at = (id: string, startDate: string): Booking => ({ ...one, id, session: { ...one.session, startDate } })
    const shuffled = [
      at('late', '2026-11-21T23:00:00+01:00'),
      at('early', '2026-11-21T23:30:00+02:00'),
      at('utc', '2026-11-21T21:45:00Z'),
    ]
    expect(ticketEntries(shuffled).map(({ booking }) => booking.id)).toEqual([
      'early',
      'early',
      'utc',
      'utc',
      'late',
      'late',
    ])
    expect(
      shuffled.map(({ id }) => id),
      'the answer itself is left alone',
    ).toEqual(['late', 'early', 'utc'])
  })
})

describe('the tickets to come', () => {
  test.each([
    ['before the film', '2026-11-21T18:00:00+01:00', 2],
    ['during the film', '2026-11-21T21:00:00+01:00', 2],
    ['a minute before the end', '2026-11-21T22:39:00+01:00', 2],
    ['at the end', '2026-11-21T22:40:00+01:00', 0],
    ['the day after', '2026-11-22T10:00:00+01:00', 0],
  ] as const)('%s', (_, now, count) => expect(upcomingTickets(tonight, new Date(now))).toHaveLength(count))
})

describe('the tickets of which the film is over', () => {
  test('are those that are not to come any more, the latest first, in the order of the seats', () => {
    const [one] = tonight
    if (!one) throw new Error('the example is empty')
    const earlier: Booking = {
      ...one,
      id: 'earlier',
      session: { ...one.session, startDate: '2026-11-21T14:00:00+01:00', endDate: '2026-11-21T16:00:00+01:00' },
    }
    const at = (now: string) =>
      endedTickets([earlier, one], new Date(now)).map(({ booking, ticket }) => [booking.id, ticket.seat])
    expect(at('2026-11-21T15:59:00+01:00')).toEqual([])
    expect(at('2026-11-21T16:00:00+01:00')).toEqual([
      ['earlier', 'F7'],
      ['earlier', 'F8'],
    ])
    expect(at('2026-11-21T23:00:00+01:00').map(([id]) => id)).toEqual([one.id, one.id, 'earlier', 'earlier'])
  })
  test('are those of confirmed bookings', () => {
    expect(endedTickets(example('unknown-status'), new Date('2027-01-01T00:00:00Z'))).toHaveLength(1)
  })
})

describe('a ticket by its id', () => {
  test('is found with its booking, whatever has become of that', () => {
    const bookings = example('unknown-status')
    expect(findTicket(bookings, 'et-90008-1')?.booking.status).toBe('CANCELLED')
    expect(findTicket(tonight, 'et-90001-2')?.ticket.seat).toBe('F8')
  })
  test.each(['', 'et-90001', 'nobody'])('is nobody’s: %j', (id) => expect(findTicket(tonight, id)).toBeUndefined())
})

describe('a booking can be cancelled', () => {
  const until = '2026-11-21T19:45:00+01:00'
  test.each([
    ['long before', true, until, '2026-11-20T12:00:00+01:00', { can: true, until }],
    ['a minute before the last moment', true, until, '2026-11-21T19:44:00+01:00', { can: true, until }],
    ['not from that moment on', true, until, until, { can: false, until }],
    ['not the day after', true, until, '2026-11-22T12:00:00+01:00', { can: false, until }],
    ['not where it never is', false, null, '2026-11-20T12:00:00+01:00', { can: false, until: null }],
    [
      'not where the server does not say until when',
      true,
      null,
      '2026-11-20T12:00:00+01:00',
      { can: false, until: null },
    ],
    ['not where the server says both', false, until, '2026-11-20T12:00:00+01:00', { can: false, until: null }],
  ])('%s', (_, refundable, refundableUntil, now, expected) =>
    expect(cancelling({ refundable, refundableUntil }, new Date(now))).toEqual(expected),
  )
})

describe('the next ticket', () => {
  test('knows how many others its booking has', () => {
    expect(nextTicket(tonight, before)).toMatchObject({ ticket: { seat: 'F7' }, others: 1 })
  })
  test('is the earliest of many', () => {
    const first = nextTicket(many, before)
    const starts = upcomingTickets(many, before).map(({ booking }) => Date.parse(booking.session.startDate))
    expect(Date.parse(first?.booking.session.startDate ?? '')).toBe(Math.min(...starts))
  })
  test('is nothing where nothing is booked', () => expect(nextTicket([], before)).toBeUndefined())
})

test('a ticket has an address of its own', () => expect(ticketAnchor({ id: 'et-1-2' })).toBe('ticket-et-1-2'))

function example(name: string): Booking[] {
  const file = new URL(`../../openapi/examples/listTickets/${name}.json`, import.meta.url)
  const { value }: { value: Booking[] } = JSON.parse(readFileSync(file, 'utf8'))
  return value
}
