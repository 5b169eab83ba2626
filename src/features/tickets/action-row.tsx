import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import styles from './action-row.module.css'

type ActionRowProps = {
  icon: IconName
  label: ReactNode
  /** What it will do, or until when. */
  note?: ReactNode
  danger?: boolean
  /** Work is under way: further presses do nothing, and focus is not lost. */
  busy?: boolean
  onPress: () => void
}

/** Something to do, as a line of a list. */
export function ActionRow({ icon, label, note, danger, busy, onPress }: ActionRowProps) {
  return (
    <button
      type="button"
      className={classes(styles.row, danger && styles.danger)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
    >
      <Icon name={icon} />
      <span>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
}
