import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './section.module.css'

type SectionProps = {
  title: ReactNode
  /** A link wearing `textLinkClass({ tone: 'quiet' })`, or a few words. */
  action?: ReactNode
  /** What to know first, under the head. */
  note?: ReactNode
  /** `margin` puts the head in the left margin from 960 px: for what is looked up rather than read. */
  layout?: 'plain' | 'margin'
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a page: a heavy rule, a head and what it is about. */
export function Section({ title, action, note, layout = 'plain', id, className, children }: SectionProps) {
  const headId = useId()
  return (
    <section
      id={id}
      className={classes(styles.section, layout === 'margin' && styles.margin, className)}
      aria-labelledby={headId}
    >
      <div className={styles.head}>
        <h2 className="t-h2" id={headId}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Sections side by side from 960 px, a hairline between them. `wide` gives the first one the larger part. */
export function Columns({ ratio = 'even', children }: { ratio?: 'even' | 'wide'; children: ReactNode }) {
  return <div className={classes(styles.columns, ratio === 'wide' && styles.wide)}>{children}</div>
}
