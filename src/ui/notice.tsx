import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  tone?: 'info' | 'danger'
  icon?: IconName
  /** A link wearing `textLinkClass()` or a text button. */
  action?: ReactNode
  /** `status` or `alert` when it appears while the page is being read; none when it was there from the start. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A running line between two rules. `danger` is for what stops working unless something is done. */
export function Notice({ tone = 'info', icon, action, role, children }: NoticeProps) {
  return (
    <div className={classes(styles.notice, tone === 'danger' && styles.danger)} role={role}>
      <Icon name={icon ?? (tone === 'danger' ? 'error' : 'alert')} className={styles.sign} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
