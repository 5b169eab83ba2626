import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

const wideEnough = '(min-width: 960px)'

/**
 * A list under a head that opens it on a phone. From 960 px it is a plain column with nothing to open, so that nobody
 * is told of a control that does nothing. Put several in `DisclosureColumns`.
 */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const wide = useSyncExternalStore(watchWidth, () => window.matchMedia(wideEnough).matches)
  const head = <h2 className={styles.title}>{title}</h2>
  if (wide) {
    return (
      <div>
        <div className={styles.head}>{head}</div>
        {children}
      </div>
    )
  }
  return (
    <details className={styles.disclosure}>
      <summary className={styles.head}>
        {head}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

/** Disclosures under each other on a phone, columns from 960 px: as many as there are. */
export function DisclosureColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

function watchWidth(changed: () => void) {
  const query = window.matchMedia(wideEnough)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
