import ical, { type ICalDayJsStub } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Booking, Ticket } from '#src/api/contract.ts'

type Entry = {
  ticket: Ticket
  booking: Booking
  /** What is to be known at the door, in the language of the page; lines end in a line feed. */
  description: string
  /** Where the ticket is opened. */
  url: string
}

/** Seconds before the start at which the calendar reminds. */
const reminder = 60 * 60

/**
 * A showing as an iCalendar file (RFC 5545). Its times are the cinema's own, with the rules of their zone beside them, so that they are
 * right wherever the calendar is read. A file made again replaces the entry of the first.
 */
export function calendarFile({ ticket, booking: { session, show, cinema }, description, url }: Entry): string {
  const start = new Date(session.startDate)
  const end = new Date(session.endDate)
  const rules = zoneRules(session.timeZone)
  // In the hour that an autumn night has twice, a time of the cinema's clock means the first one alone: said in UTC, it is certain.
  const isClear = rules && [start, end].every((instant) => !isRepeated(instant, session.timeZone))
  const zone = isClear ? session.timeZone : 'UTC'
  const address = [cinema.address, [cinema.postalCode, cinema.city].filter(Boolean).join(' ')].filter(Boolean)
  const { gpsPosition } = cinema
  const calendar = ical({
    prodId: '//cinema-portal//tickets//EN',
    timezone: { name: null, generator: () => rules ?? null },
  })
  calendar.createEvent({
    id: `${ticket.id}-${session.id}@${new URL(url).hostname}`,
    timezone: zone,
    start: zone === 'UTC' ? start : inZone(start),
    end: zone === 'UTC' ? end : inZone(end),
    summary: plain(show.title),
    description: plain(description),
    location: {
      title: plain(cinema.name),
      address: plain(address.join(', ')),
      ...(gpsPosition && { geo: { lat: gpsPosition.latitude, lon: gpsPosition.longitude } }),
    },
    url,
    alarms: [{ trigger: reminder }],
  })
  return calendar.toString()
}

/** The rules of a zone as iCalendar has them, or `undefined` for one that has none. */
function zoneRules(zone: string): string | undefined {
  const [rules] = tzlib_get_ical_block(zone)
  return rules?.startsWith('BEGIN:VTIMEZONE') ? rules : undefined
}

/** An instant that can be asked what a clock in a zone shows. The package reads plain dates by the clock of the device. */
function inZone(instant: Date, zone = 'UTC'): ICalDayJsStub {
  return {
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz: (other = zone) => inZone(instant, other),
    utc: () => inZone(instant),
    format: (pattern) => {
      const clock = clockIn(instant, zone)
      return pattern === 'YYYYMMDD' ? clock.slice(0, 8) : clock.slice(8)
    },
  }
}

/** What a clock in a zone shows: `YYYYMMDDHHmmss`. */
function clockIn(instant: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  return format.format(instant).replaceAll(/\D/g, '')
}

/** Whether the clock showed the same an hour before. */
function isRepeated(instant: Date, zone: string): boolean {
  return clockIn(instant, zone) === clockIn(new Date(instant.getTime() - 3_600_000), zone)
}

/** A text without what no calendar can hold. Line ends stay. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replaceAll(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
}
