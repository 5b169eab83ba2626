import { useId } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  /** What is chosen, read before the options. */
  legend: string
  options: readonly { value: Value; label: string; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two to four answers side by side, of which one always holds. Arrow keys move between them, as in any radio group. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} className={styles.sign} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
