import { Fragment } from 'react'
import { codeGroups } from './code-groups.ts'
import styles from './grouped-code.module.css'

/** A code as it is read out: set in groups, copied and spoken as the one word that it is. */
export function GroupedCode({ children }: { children: string }) {
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
