import { currentSite } from '#src/site/current-site.ts'
import { currentLocale } from './current-language.ts'
import { dateFormat, numberFormat } from './intl-formats.ts'

/** An amount of money as the contract has it: a decimal string with its currency, never a float. */
export type Money = { amount: string; currency: string }

/** "33,90 €" */
export function formatMoney({ amount, currency }: Money): string {
  return numberFormat({ style: 'currency', currency }).format(Number(amount))
}

/** "1 350" */
export function formatNumber(value: number): string {
  return numberFormat().format(value)
}

/** A calendar date (`YYYY-MM-DD`, or an instant in the market's zone): "3 décembre", with the year when it is another one. */
export function formatDay(date: string, timeZone: string = currentSite().market.timeZone): string {
  const instant = new Date(date)
  const zone = date.length === 10 ? 'UTC' : timeZone
  const sameYear = instant.getUTCFullYear() === new Date().getFullYear()
  return dayWords(
    dateFormat({
      day: 'numeric',
      month: 'long',
      ...(sameYear ? {} : { year: 'numeric' }),
      timeZone: zone,
    }).formatToParts(instant),
  )
}

/** "samedi 21 novembre", in the zone of the place it happens in. */
export function formatWeekday(instant: string | Date, timeZone: string = currentSite().market.timeZone): string {
  return dayWords(
    dateFormat({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    }).formatToParts(new Date(instant)),
  )
}

/** The night that begins on a date and ends on the next: "21–22 novembre", with the days of the week where they help. */
export function formatNight(date: string, { weekday = false } = {}): string {
  const evening = new Date(`${date}T12:00:00Z`)
  const morning = new Date(evening.getTime() + 24 * 60 * 60 * 1000)
  return dayWords(
    dateFormat({
      ...(weekday ? { weekday: 'long' } : {}),
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).formatRangeToParts(evening, morning),
  )
}

/** A formatted date in words. The first of a month is an ordinal in French: "1er décembre". */
export function dayWords(parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[]): string {
  const isFrench = currentLocale().startsWith('fr')
  return parts.map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value)).join('')
}

/** The time of day in the cinema's own zone: "20:45", and "20 h 45" in French, where a colon belongs to timetables. */
export function formatTime(instant: string, timeZone: string): string {
  const format = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone })
  const time = format.format(new Date(instant))
  return currentLocale().startsWith('fr') ? time.replace(':', '\u00a0h\u00a0') : time
}

/** Several things in a row: "12 et 13". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(items)
}

/** A date or a time as the first words of a sentence: French and Dutch write days and months small. */
export function atStart(words: string): string {
  return words.charAt(0).toLocaleUpperCase(currentLocale()) + words.slice(1)
}

/** A length in minutes: "1 h 52 min", "1 uur 52 min", "1 hr 52 mins". No line ends between a figure and its unit. */
export function formatDuration(minutes: number): string {
  const parts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ].filter(({ value }) => value > 0)
  return parts
    .map(({ unit, value }) =>
      numberFormat({ style: 'unit', unit, unitDisplay: 'short' }).format(value).replace(' ', '\u00a0'),
    )
    .join(' ')
}

/** A language by its own name, as it stands at the head of a line: "Français". @param code ISO 639-1; what is none is returned as it is. */
export function languageName(code: string): string {
  if (!/^[a-z]{2}$/.test(code)) return code
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
