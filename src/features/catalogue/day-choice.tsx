import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useMinute } from '#src/app/clock/minute.ts'
import { atStart, dayWords } from '#src/app/i18n/formats.ts'
import { dateFormat } from '#src/app/i18n/intl-formats.ts'
import styles from './day-choice.module.css'
import { nameOfDay } from './showing-days.ts'

type DayChoiceProps = {
  /** Those with showings, `YYYY-MM-DD`, the first one first. */
  days: readonly string[]
  day: string | undefined
  timeZone: string
  onChoose: (day: string) => void
}

/** The days with showings in a row to be pushed sideways, one of which is chosen. Arrow keys move between them. */
export function DayChoice({ days, day, timeZone, onChoose }: DayChoiceProps) {
  const { t } = useLingui()
  const name = useId()
  const now = useMinute()
  const words = { tonight: t`Tonight`, today: t`Today`, tomorrow: t`Tomorrow`, later: undefined }
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">{t`Which day`}</legend>
      {days.map((one) => (
        <label key={one} className={styles.day}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={one}
            checked={one === day}
            onChange={() => onChoose(one)}
            // A browser lets a day be that shows but its edge.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          />
          {words[nameOfDay(one, now, timeZone)] ?? shortDay(one)}
        </label>
      ))}
    </fieldset>
  )
}

/** "Sat 28 Nov" */
function shortDay(date: string): string {
  const format = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return atStart(dayWords(format.formatToParts(new Date(`${date}T12:00:00Z`))))
}
