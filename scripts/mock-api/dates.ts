/** Both markets keep the same time. */
export const timeZone = 'Europe/Paris'

const minute = 60_000
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function wallClock(date: Date): number {
  const part = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
    part.second ?? 0,
  )
}

/** Minutes by which the cinemas' clocks are ahead of UTC at an instant: 60 in winter, 120 in summer. */
export function offsetMinutes(date: Date): number {
  return Math.round((wallClock(date) - Math.floor(date.getTime() / 1000) * 1000) / minute)
}

/** An instant as the contract writes it: the cinemas' time with its offset, to the minute. */
export function zoned(date: Date): string {
  const offset = offsetMinutes(date)
  const local = new Date(date.getTime() + offset * minute).toISOString().slice(0, 16)
  const hours = String(Math.floor(offset / 60)).padStart(2, '0')
  return `${local}:00+${hours}:${String(offset % 60).padStart(2, '0')}`
}

/** The day of an instant in the cinemas' time, `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return zoned(date).slice(0, 10)
}

/** A later instant. */
export function minutesLater(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * minute)
}

/** The day so many days after the day of an instant, or before it. */
export function daysLater(date: Date, days: number): string {
  return new Date(Date.parse(`${dayOf(date)}T12:00:00Z`) + days * 24 * 60 * minute).toISOString().slice(0, 10)
}

/** The instant at which the cinemas' clocks show a time on a day. On a spring night the missing hour is the one after it. */
export function at(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const winter = new Date(wanted - 60 * minute)
  return offsetMinutes(winter) === 60 ? winter : new Date(wanted - 120 * minute)
}

/** The next day after an instant on which the clocks change. */
export function nextClockChange(date: Date): string {
  for (let days = 1; days < 220; days += 1) {
    const day = daysLater(date, days)
    if (offsetMinutes(at(day, '00:30')) !== offsetMinutes(at(day, '12:00'))) return day
  }
  return daysLater(date, 1)
}

/** The first Saturday after the day of an instant. */
export function nextSaturday(date: Date): string {
  const weekday = new Date(`${dayOf(date)}T12:00:00Z`).getUTCDay()
  return daysLater(date, ((6 - weekday + 6) % 7) + 1)
}

/** Whole years between a day of birth and a day. Somebody born on 29 February turns a year older on 1 March. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) >= birth.slice(5) ? years : years - 1
}
