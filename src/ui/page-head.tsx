import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: ReactNode
  /** One level up: a link wearing `backLinkClass()`. */
  back?: ReactNode
  /** A sentence under the title; from 960 px it stands at the end of the title's line. */
  lead?: ReactNode
}

/** The head of a page. Its h1 can be focused by script, so that a change of page is read from the top. */
export function PageHead({ title, back, lead }: PageHeadProps) {
  return (
    <div className={classes(styles.head, back !== undefined && styles.under)}>
      {back && <div className={styles.back}>{back}</div>}
      <h1 className="t-h1" tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
