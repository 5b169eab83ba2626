import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Booking } from '#src/api/contract.ts'
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
