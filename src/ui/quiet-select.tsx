import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './quiet-select.module.css'

type QuietSelectProps = {
  /** What is chosen, for whoever does not see the sign. */
  label: string
  icon?: IconName
  options: readonly { value: string; label: string }[]
  value: string
  /** The words of the chosen one are still to come: they get the room that most of them need. */
  isAwaited?: boolean
  onChange: (value: string) => void
}

/** The browser's own list of options under the words of the chosen one: as wide as these, and no field. For a choice beside a page's title. */
export function QuietSelect({ label, icon, options, value, isAwaited, onChange }: QuietSelectProps) {
  return (
    <span className={styles.select}>
      {icon && <Icon name={icon} className={styles.sign} />}
      <span className={classes(styles.words, isAwaited && styles.awaited)} aria-hidden="true">
        {options.find((option) => option.value === value)?.label}
      </span>
      <Icon name="chevron" className={styles.arrow} />
      <select
        className={styles.control}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
