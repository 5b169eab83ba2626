import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Booking } from '#src/api/contract.ts'
import { calendarFile } from '#src/features/tickets/calendar-file.ts'

const url = 'https://fr.kinora.example/fr/tickets?ticket=et-1'

/** Whoever reads the file has a clock of their own, and so has whoever makes it. */
const clocks = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland']
const home = process.env.TZ
afterEach(() => {
  process.env.TZ = home
})

describe.each(clocks)('on a device in %s', (clock) => {
  test.each([
    ['this evening', '2026-11-21T20:45:00+01:00', '2026-11-21T22:55:00+01:00', '20261121T204500'],
    ['past midnight', '2026-11-22T00:15:00+01:00', '2026-11-22T02:05:00+01:00', '20261122T001500'],
    ['in summer', '2026-07-14T22:00:00+02:00', '2026-07-15T00:10:00+02:00', '20260714T220000'],
    ['into the night that loses an hour', '2027-03-27T23:30:00+01:00', '2027-03-28T03:20:00+02:00', '20270327T233000'],
    ['into the night that has one more', '2026-10-25T00:45:00+02:00', '2026-10-25T03:30:00+01:00', '20261025T004500'],
    ['in 29 February', '2028-02-29T18:00:00+01:00', '2028-02-29T20:00:00+01:00', '20280229T180000'],
  ])('%s is at the cinema’s own time, by the rules of its zone', (_, startDate, endDate, shown) => {
    process.env.TZ = clock
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(clock)
    const { event, text } = read(booking({ startDate, endDate }))
    expect(text).toContain(`DTSTART;TZID=Europe/Paris:${shown}`)
    expect(event.startDate.zone.tzid).toBe('Europe/Paris')
    expect(event.startDate.toJSDate()).toEqual(new Date(startDate))
    expect(event.endDate.toJSDate()).toEqual(new Date(endDate))
  })

  test('in the hour that comes twice, only UTC is certain', () => {
    process.env.TZ = clock
    const { event, text } = read(
      booking({ startDate: '2026-10-25T02:30:00+01:00', endDate: '2026-10-25T04:30:00+01:00' }),
    )
    expect(text).toContain('DTSTART:20261025T013000Z')
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-10-25T01:30:00Z'))
  })
})

test('in a zone that nobody knows, its times are said in UTC', () => {
  const { event, text } = read(booking({ timeZone: 'Europe/Nowhere' }))
  expect(text).toContain('DTSTART:20261121T194500Z')
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-21T22:55:00+01:00'))
})

test('holds where it is, what it is, how to get in, and reminds an hour before', () => {
  const { event } = read(booking())
  expect(event.summary).toBe('La Marée haute')
  expect(event.location).toBe('Kinora Confluence\n112 cours Charlemagne, 69002 Lyon')
  expect(event.description).toBe('Code: KNR4\nSeat H12')
  expect(event.component.getFirstPropertyValue('url')).toBe(url)
  expect(event.component.getFirstPropertyValue('geo')).toEqual([45.74, 4.81])
  const alarm = event.component.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H')
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
})

test('a cinema of which neither the street nor the position is known still has its name and town', () => {
  const { event } = read(booking({}, { address: null, postalCode: null, gpsPosition: null }))
  expect(event.location).toBe('Kinora Confluence\nLyon')
  expect(event.component.getFirstProperty('geo')).toBeNull()
})

test('made again it is the same entry, and each ticket is one of its own', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const { event, text } = read(booking())
  expect(text).toContain('DTSTAMP:20261120T100000Z')
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  expect(read(booking()).event.uid).toBe(event.uid)
  expect(read(booking(), 'et-2').event.uid).not.toBe(event.uid)
  vi.useRealTimers()
})

test.each([
  ['commas, semicolons and backslashes', 'Un, deux; trois \\n quatre'],
  ['a colon and quotes', '“M”: "le" maudit'],
  ['several lines', 'Le Bon,\nla Brute'],
  ['emoji and Arabic', '🎬 ليلة الفيلم 👩‍👩‍👧'],
  ['far more than a line holds', 'é🎟️ü, '.repeat(60).trim()],
  ['what would begin an entry of its own', 'X\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Y'],
])('a title with %s comes out as it went in', (_, title) => {
  const { event, text } = read({ ...booking(), show: { ...booking().show, title } })
  expect(event.summary).toBe(title)
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  const lines = text.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('control characters of a title are left out', () => {
  const { event } = read({ ...booking(), show: { ...booking().show, title: 'Noir\u0000 et\tblanc' } })
  expect(event.summary).toBe('Noir  et blanc')
})

/** Reads a file with a program that had no part in making it. */
function read(one: Booking, id = 'et-1') {
  const [first] = one.tickets
  if (!first) throw new Error('the example has no ticket')
  const text = calendarFile({ ticket: { ...first, id }, booking: one, description: 'Code: KNR4\nSeat H12', url })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const [entry] = calendar.getAllSubcomponents('vevent')
  if (!entry) throw new Error('the file has no entry')
  return { text, event: new ICAL.Event(entry) }
}

function booking(session: Partial<Booking['session']> = {}, cinema: Partial<Booking['cinema']> = {}): Booking {
  const file = new URL('../../openapi/examples/listTickets/tonight.json', import.meta.url)
  const { value }: { value: Booking[] } = JSON.parse(readFileSync(file, 'utf8'))
  const [one] = value
  if (!one) throw new Error('the example is empty')
  return {
    ...one,
    show: { ...one.show, title: 'La Marée haute' },
    session: {
      ...one.session,
      startDate: '2026-11-21T20:45:00+01:00',
      endDate: '2026-11-21T22:55:00+01:00',
      timeZone: 'Europe/Paris',
      ...session,
    },
    cinema: {
      ...one.cinema,
      name: 'Kinora Confluence',
      address: '112 cours Charlemagne',
      postalCode: '69002',
      city: 'Lyon',
      gpsPosition: { latitude: 45.74, longitude: 4.81 },
      ...cinema,
    },
  }
}
