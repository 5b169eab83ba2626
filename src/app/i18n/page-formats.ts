import { currentSite } from '#src/site/current-site.ts'
import { currentLocale } from './current-language.ts'
import { dayWords } from './formats.ts'
import { dateFormat, numberFormat } from './intl-formats.ts'

/** A share: "72 %". @param percent 0 to 100. */
export function formatPercent(percent: number): string {
  return numberFormat({ style: 'percent' }).format(percent / 100)
}

/** A day with its year, for what is kept: "3 décembre 2026". @param date `YYYY-MM-DD`, or an instant in the market's zone. */
export function formatLongDay(date: string): string {
  const timeZone = date.length === 10 ? 'UTC' : currentSite().market.timeZone
  return dayWords(dateFormat({ dateStyle: 'long', timeZone }).formatToParts(new Date(date)))
}

/** A month as short as it is written in a table: "nov.", or with its year "nov. 2026". @param month `YYYY-MM`. */
export function formatMonth(month: string, { year }: { year: boolean }): string {
  return dateFormat({
    month: 'short',
    ...(year ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`))
}

/** A country in the page's language: "Pays-Bas". @param code ISO 3166-1 alpha-2; what is none is returned as it is. */
export function regionName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code) : code
}
