import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { formatTime } from '#src/app/i18n/formats.ts'
import { currentSite } from '#src/site/current-site.ts'
import { classes } from '#src/ui/classes.ts'
import type { Said } from './case-days.ts'
import styles from './case-message.module.css'

type CaseMessageProps = {
  said: Said
  /** What the customer has not seen yet begins with it. */
  isFirstNew: boolean
  /** What came with it. */
  children?: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** A message: who wrote it and when, and their words as they were typed. */
export function CaseMessage({ said: { body, at, received }, isFirstNew, children, ref }: CaseMessageProps) {
  const time = formatTime(at, currentSite().market.timeZone)
  return (
    <li ref={ref} tabIndex={-1} className={styles.entry}>
      {isFirstNew && (
        <p className={styles.news}>
          <Trans context="messages that were not read yet">New</Trans>
        </p>
      )}
      <div className={classes(styles.message, received ? styles.theirs : styles.own)}>
        <p className={styles.who}>
          <strong>
            {received ? <Trans>Customer service</Trans> : <Trans context="who wrote a message">You</Trans>}
          </strong>{' '}
          <time dateTime={at} className={styles.when}>
            {time}
          </time>
        </p>
        <p className={styles.words} dir="auto">
          {body}
        </p>
        {children}
      </div>
    </li>
  )
}
