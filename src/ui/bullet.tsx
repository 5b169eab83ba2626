import styles from './bullet.module.css'

/** A small count on the spot. `label` is what the figure counts, read before it. */
export function Bullet({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.bullet}>
      <span className="visually-hidden">{label} </span>
      {count}
    </span>
  )
}
