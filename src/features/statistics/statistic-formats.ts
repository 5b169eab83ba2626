import { formatList } from '#src/app/i18n/formats.ts'
import { numberFormat } from '#src/app/i18n/intl-formats.ts'
import { daysOf } from './statistic-rules.ts'

/** The time in front of the screen: "103 h 55 min", and "0 min" for none at all. A line ends between the two, if anywhere. */
export function formatTimeSpent(minutes: number): string {
  const parts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ].filter(({ unit, value }) => value > 0 || (unit === 'minute' && minutes === 0))
  return parts.map(({ unit, value }) => inUnits(unit, value, 'short')).join(' ')
}

/** The same time as one can picture it, from a day on: "4 days and 7 hours". */
export function formatDays(minutes: number): string | undefined {
  const whole = daysOf(minutes)
  if (!whole) return undefined
  const days = inUnits('day', whole.days, 'long')
  return whole.hours === 0 ? days : formatList([days, inUnits('hour', whole.hours, 'long')])
}

/** A number and its unit, kept together by a space as wide as any: the display face has no narrow one. */
function inUnits(unit: string, value: number, unitDisplay: 'short' | 'long'): string {
  return numberFormat({ style: 'unit', unit, unitDisplay }).format(value).replaceAll(/\s/g, '\u00a0')
}
