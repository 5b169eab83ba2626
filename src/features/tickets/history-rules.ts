import type { Booking } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'

/** The visits that took place: those of confirmed bookings, the latest first. */
export function pastVisits(bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .sort((one, other) => Date.parse(other.session.startDate) - Date.parse(one.session.startDate))
}

/** Visits by the year in which they took place where the cinema is, in the order in which they come. */
export function byYear(visits: readonly Booking[]): { year: string; visits: Booking[] }[] {
  const years = new Map<string, Booking[]>()
  for (const visit of visits) {
    const year = dayAt(visit.session.startDate, visit.session.timeZone).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), visit])
  }
  return [...years].map(([year, ofYear]) => ({ year, visits: ofYear }))
}
