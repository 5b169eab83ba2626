import type { ReactNode } from 'react'
import styles from './leader-line.module.css'

type LeaderLineProps = {
  name: ReactNode
  /** What stands at the end of the line, such as a city or a day. */
  end: ReactNode
}

/** A name and what belongs to it, joined by dots; where there is no room for those, one under the other. Often the head of what unfolds. */
export function LeaderLine({ name, end }: LeaderLineProps) {
  return (
    <span className={styles.line}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.end}>{end}</span>
    </span>
  )
}
