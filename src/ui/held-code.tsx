import type { ReactNode } from 'react'
import { GroupedCode } from './grouped-code.tsx'
import styles from './held-code.module.css'
import { QrCode } from './qr-code.tsx'

type HeldCodeProps = {
  value: string
  /** What the code is, for somebody who does not see it. */
  label: string
  /** What stands under it, or beside it on a screen that is wider than high. */
  children: ReactNode
}

/** A code that is held up to a scanner: as large as the screen lets it be, with its letters under it. It fills a `FullSheet`. */
export function HeldCode({ value, label, children }: HeldCodeProps) {
  return (
    <div className={styles.held}>
      <div className={styles.room}>
        <figure className={styles.panel}>
          <QrCode value={value} label={label} />
          <figcaption className={styles.letters}>
            <GroupedCode>{value}</GroupedCode>
          </figcaption>
        </figure>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
