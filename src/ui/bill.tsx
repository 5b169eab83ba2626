import type { ReactNode } from 'react'
import styles from './bill.module.css'
import { classes } from './classes.ts'

type BillRow = {
  label: ReactNode
  value: ReactNode
  /** What explains the line, under it. */
  note?: ReactNode
}

/** Names and values joined by dots; the sum, if there is one, stands under a rule. */
export function Bill({ rows, sum }: { rows: readonly BillRow[]; sum?: BillRow }) {
  return (
    <dl>
      {rows.map((row, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill have no identity but their place
        <Line key={position} {...row} className={styles.row} />
      ))}
      {sum && <Line {...sum} className={classes(styles.row, styles.sum)} />}
    </dl>
  )
}

function Line({ label, value, note, className }: BillRow & { className: string | undefined }) {
  return (
    <div className={className}>
      <dt className={styles.label}>
        <span className={styles.words}>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
