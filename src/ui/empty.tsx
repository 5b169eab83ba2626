import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './empty.module.css'
import { Hall } from './hall.tsx'

type EmptyStateProps = {
  /** Only where the empty state is the whole page; otherwise the page has its head already. */
  title?: ReactNode
  /** What there is instead, in one sentence. */
  lead: ReactNode
  /** When and how something will appear here. */
  text?: ReactNode
  actions?: ReactNode
}

/** Nothing to show yet: the hall with two seats kept, what will stand here and a way to begin. */
export function EmptyState({ title, lead, text, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Hall className={styles.hall} />
      <div className="stack">
        {title && (
          <h1 className={classes('t-title', styles.title)} tabIndex={-1}>
            {title}
          </h1>
        )}
        <p className="t-lead">{lead}</p>
        {text && <p className="muted">{text}</p>}
        {actions && <div className="row">{actions}</div>}
      </div>
    </div>
  )
}
