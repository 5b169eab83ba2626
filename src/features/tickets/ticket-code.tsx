import { Fragment } from 'react'
import { codeGroups } from './code-groups.ts'
import styles from './ticket-code.module.css'

/** A ticket's code as it is read out at the door: set in groups, copied and spoken as the one word that it is. */
export function TicketCode({ children }: { children: string }) {
  return (
    <span className={styles.code} translate="no">
      {codeGroups(children).map((group, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code keep their places
        <Fragment key={position}>
          {position > 0 && <wbr />}
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  )
}
