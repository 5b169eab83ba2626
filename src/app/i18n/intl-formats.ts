import { inKnownZone } from '#src/app/clock/time-zone.ts'
import { currentLocale } from './current-language.ts'

/** Making a format costs a hundred times its use, so each is made once. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The format of the page's language for dates and times. A time zone that the browser does not know gives way to the market's. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateFormats, options, (locale) => {
    const { timeZone } = options
    if (timeZone === undefined) return new Intl.DateTimeFormat(locale, options)
    return inKnownZone(timeZone, (zone) => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }))
  })
}

/** The format of the page's language for numbers, sums and units. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numberFormats, options, (locale) => new Intl.NumberFormat(locale, options))
}

function kept<Format>(formats: Map<string, Format>, options: object, make: (locale: string) => Format): Format {
  const locale = currentLocale()
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = make(locale)
  formats.set(key, format)
  return format
}
