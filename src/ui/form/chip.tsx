import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'

type ChipProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { label: ReactNode }

/** Many short answers to one question, as many on a line as fit. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

/** A box to tick that is as wide as its word. The whole chip answers to a press, and keeps its size when it is ticked. */
export function Chip({ label, ...rest }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.label}>{label}</span>
    </label>
  )
}
