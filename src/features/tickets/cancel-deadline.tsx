import { Trans } from '@lingui/react/macro'
import { dayAt } from '#src/app/clock/calendar.ts'
import { formatDay, formatTime } from '#src/app/i18n/formats.ts'

/** Until when a booking can be cancelled, or could, by the cinema's clock; with the day where it is not today. */
export function CancelDeadline({ until, zone, now }: { until: string; zone: string; now: Date }) {
  const time = formatTime(until, zone)
  const isToday = dayAt(until, zone) === dayAt(now, zone)
  const day = formatDay(until, zone)
  if (Date.parse(until) <= now.getTime()) {
    return isToday ? (
      <Trans>This was possible until {time}.</Trans>
    ) : (
      <Trans>
        This was possible until {day} at {time}.
      </Trans>
    )
  }
  return isToday ? (
    <Trans>Possible until {time}, paid back to what you paid with.</Trans>
  ) : (
    <Trans>
      Possible until {day} at {time}, paid back to what you paid with.
    </Trans>
  )
}
