import { useState } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './date-parts.module.css'
import { joinDate, splitDate } from './date-text.ts'
import { Input } from './input.tsx'

export type DatePart = 'day' | 'month' | 'year'

type DatePartsProps = {
  legend: string
  labels: Record<DatePart, string>
  /** As the reader's language writes a date. */
  order?: readonly DatePart[]
  /** `YYYY-MM-DD`, nothing, or what has been typed so far (`1991-02-`). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  help?: string
  error?: string
  optional?: string
  /** The group's id; its fields are `{id}-day`, `{id}-month` and `{id}-year`. */
  id: string
  /** Lets the browser fill in a date of birth. */
  birthday?: boolean
  disabled?: boolean
}

/** A date as three short fields. Never rewrites what was typed: `3` stays `3` here and is `03` in the value. */
export function DateParts(props: DatePartsProps) {
  const { legend, labels, order = ['day', 'month', 'year'], value, onChange, onBlur } = props
  const { help, error, optional, id, birthday, disabled } = props
  const [typed, setTyped] = useState(() => splitDate(value))
  const [seen, setSeen] = useState(value)
  // Only a value that came from outside (a reset, an answer of the server) replaces what stands in the fields.
  if (value !== seen) {
    setSeen(value)
    if (value !== joinDate(typed)) setTyped(splitDate(value))
  }

  function write(part: DatePart, text: string) {
    const next = { ...typed, [part]: text }
    setTyped(next)
    onChange(joinDate(next))
  }

  return (
    <ChoiceGroup legend={legend} help={help} error={error} optional={optional} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for focus leaving the three fields together */}
      <div
        className={styles.parts}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
        }}
      >
        {order.map((part) => (
          <div key={part} className={styles[part]}>
            <label className={styles.label} htmlFor={`${id}-${part}`}>
              {labels[part]}
            </label>
            <Input
              id={`${id}-${part}`}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={part === 'year' ? 4 : 2}
              value={typed[part]}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => write(part, event.target.value)}
            />
          </div>
        ))}
      </div>
    </ChoiceGroup>
  )
}
