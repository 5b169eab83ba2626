import styles from './logo.module.css'
import { cardsPath, litCardPath } from './mark-path.ts'

/** The mark and the chain's name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.cards} d={cardsPath} />
        <path className={styles.lit} d={litCardPath} transform="rotate(36 20 20)" />
        <circle className={styles.hub} cx="20" cy="20" r="3.2" />
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  )
}
