import { inKnownZone } from './time-zone.ts'

/**
 * The calendar day (`YYYY-MM-DD`) that it is somewhere at an instant.
 *
 * @param instant a date, or an ISO date-time with its offset.
 * @param timeZone IANA name; summer time is the runtime's to know. One that it does not know gives way to the market's.
 */
export function dayAt(instant: Date | string, timeZone: string): string {
  const { year, month, day } = partsAt(instant, timeZone)
  return `${year}-${month}-${day}`
}

/** The hour of the day, 0 to 23, that it is somewhere at an instant. */
export function hourAt(instant: Date | string, timeZone: string): number {
  return Number(partsAt(instant, timeZone).hour)
}

/** The day so many days after another one; before it, when negative. Both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function partsAt(instant: Date | string, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times its use. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = inKnownZone(
    timeZone,
    (zone) =>
      new Intl.DateTimeFormat('en', {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        hourCycle: 'h23',
        timeZone: zone,
      }),
  )
  formats.set(timeZone, format)
  return format
}
