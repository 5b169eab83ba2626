import type { Booking } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import type { Money } from '#src/app/i18n/formats.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'

/** The visits of one year, `YYYY` where the cinema is, the latest first. */
export type VisitYear = { year: string; visits: Booking[] }

/** Which visits are looked for; what is left out does not matter. */
export type VisitSearch = {
  /** Words of the film's or the cinema's name, or parts of them. */
  q?: string
  year?: number
  /** A cinema's id. */
  cinema?: string
}

/** What visits come to together. */
export type VisitSum = {
  /** Of film, as far as the films' lengths are known. */
  minutes: number
  /** How many different ones. */
  cinemas: number
  /** What was paid in money, one amount for each currency. Nothing for what a pass paid. */
  paid: Money[]
}

/** The visits that took place: those of confirmed bookings, the latest first. */
export function pastVisits(bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .map((visit) => ({ visit, start: Date.parse(visit.session.startDate) }))
    .sort((one, other) => other.start - one.start)
    .map(({ visit }) => visit)
}

/** Visits by the year in which they took place where the cinema is, in the order in which they come. */
export function byYear(visits: readonly Booking[]): VisitYear[] {
  const years = new Map<string, Booking[]>()
  for (const visit of visits) {
    const year = yearOf(visit)
    const known = years.get(year)
    if (known) known.push(visit)
    else years.set(year, [visit])
  }
  return [...years].map(([year, ofYear]) => ({ year, visits: ofYear }))
}

/** The days round New Year, of which it depends on the place what year they are. No two places are further apart than 26 hours. */
const newYear = /^\d{4}-(?:12-3[01]|01-0[12])/

/** Asks the calendar only where it is in doubt: about each of thousands of visits that would take long. */
function yearOf({ session: { startDate, timeZone } }: Booking): string {
  return (newYear.test(startDate) ? dayAt(startDate, timeZone) : startDate).slice(0, 4)
}

/** The cinemas of visits, each by the name that it had last, in the order of the alphabet. */
export function cinemasOf(visits: readonly Booking[]): { id: string; name: string }[] {
  const names = new Map<string, string>()
  for (const { cinema } of visits) if (!names.has(cinema.id)) names.set(cinema.id, cinema.name)
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name))
}

/** The visits that are looked for, year by year; years without any are left out. */
export function findVisits(years: readonly VisitYear[], { q = '', year, cinema }: VisitSearch): VisitYear[] {
  const wanted = plainWords(q).split(' ').filter(Boolean)
  return years
    .filter((one) => year === undefined || one.year === String(year))
    .map((one) => ({
      ...one,
      visits: one.visits.filter(
        (visit) =>
          (cinema === undefined || visit.cinema.id === cinema) && wanted.every((word) => namesOf(visit).includes(word)),
      ),
    }))
    .filter(({ visits }) => visits.length > 0)
}

/** What visits come to. Money is counted in hundredths, so that nothing is lost on the way. */
export function sumOf(visits: readonly Booking[]): VisitSum {
  const hundredths = new Map<string, number>()
  let minutes = 0
  for (const { show, payment } of visits) {
    minutes += show.duration ?? 0
    const amount = Number(payment.totalAmount.replace('.', ''))
    hundredths.set(payment.currency, (hundredths.get(payment.currency) ?? 0) + amount)
  }
  return {
    minutes,
    cinemas: new Set(visits.map(({ cinema }) => cinema.id)).size,
    paid: [...hundredths].filter(([, sum]) => sum > 0).map(([currency, sum]) => ({ amount: decimal(sum), currency })),
  }
}

/** @param hundredths above zero. */
function decimal(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const knownNames = new WeakMap<Booking, string>()

/** What a visit is found by, worked out once and not at every key that is pressed. */
function namesOf(visit: Booking): string {
  const known = knownNames.get(visit)
  if (known !== undefined) return known
  const names = plainWords(`${visit.show.title} ${visit.cinema.name}`)
  knownNames.set(visit, names)
  return names
}
