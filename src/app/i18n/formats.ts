import { currentSite } from '#src/site/current-site.ts'
import { currentLocale } from './language.ts'

/** An amount of money as the contract has it: a decimal string with its currency, never a float. */
export type Money = { amount: string; currency: string }

/** "33,90 €" */
export function formatMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(Number(amount))
}

/** "1 350" */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(currentLocale()).format(value)
}

/** A calendar date (`YYYY-MM-DD`, or an instant in the market's zone): "3 décembre", with the year when it is another one. */
export function formatDay(date: string, timeZone: string = currentSite().market.timeZone): string {
  const instant = new Date(date)
  const zone = date.length === 10 ? 'UTC' : timeZone
  const sameYear = instant.getUTCFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: zone,
  }).format(instant)
}

/** "samedi 21 novembre", in the zone of the place it happens in. */
export function formatWeekday(instant: string | Date, timeZone: string = currentSite().market.timeZone): string {
  return new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    new Date(instant),
  )
}

/** The time of day as the language writes it ("20:45"), in the cinema's own zone. */
export function formatTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  )
}

/** A length in minutes: "1 h 52", "1 u 52", "1 hr 52 min". */
export function formatDuration(minutes: number): string {
  const parts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ].filter(({ value }) => value > 0)
  return parts
    .map(({ unit, value }) =>
      new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ')
}
