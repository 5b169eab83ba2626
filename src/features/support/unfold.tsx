import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './unfold.module.css'

/** A line that unfolds to what stands behind it. Its children are `UnfoldItem`s. */
export function Unfold({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** One such line. @param note a smaller line under the title, to be seen without unfolding. */
export function UnfoldItem({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <details className={styles.item}>
        <summary className={styles.head}>
          <span>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <Icon name="plus" className={styles.sign} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </li>
  )
}
