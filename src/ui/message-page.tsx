import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './message-page.module.css'

type MessagePageProps = {
  title: ReactNode
  text: ReactNode
  actions: ReactNode
  /** What to quote to customer service. */
  code?: ReactNode
  /** Inside a page that has its own main landmark and margins. */
  embedded?: boolean
}

/** A page that has to say something went wrong: the slipped picture, what happened and the way on. */
export function MessagePage({ title, text, actions, code, embedded = false }: MessagePageProps) {
  const Root = embedded ? 'div' : 'main'
  return (
    <Root className={classes(styles.page, !embedded && 'sheet')}>
      <div className={styles.picture} />
      <div className="stack">
        <h1 className="t-title" tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <div className="row">{actions}</div>
        {code && <p className="t-small muted">{code}</p>}
      </div>
    </Root>
  )
}
