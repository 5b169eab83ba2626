import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { atStart, formatDay, formatNight, formatWeekday } from '#src/app/i18n/formats.ts'
import { sessionDay } from './session-time.ts'

/** The day of a showing in words, by the cinema's clock: "Tonight, 21 November", "Saturday 28 November". */
export function SessionWhen({ session, now }: { session: Booking['session']; now: Date }) {
  const { t } = useLingui()
  const { day, part, date } = sessionDay(session, now)
  if (part === 'past-midnight') {
    const night = formatNight(date, { weekday: day === 'later' })
    if (day === 'today') return t`Tonight past midnight, ${night}`
    return day === 'tomorrow' ? t`Tomorrow night past midnight, ${night}` : t`Past midnight, ${night}`
  }
  if (day === 'later') return atStart(formatWeekday(`${date}T12:00:00Z`, 'UTC'))
  const dayOfMonth = formatDay(date)
  if (day === 'tomorrow') return t`Tomorrow, ${dayOfMonth}`
  return part === 'evening' ? t`Tonight, ${dayOfMonth}` : t`Today, ${dayOfMonth}`
}
