import type { VisitedHall as Hall } from './statistic-rules.ts'
import styles from './visited-hall.module.css'
import { seatPaths } from './visited-seats.ts'

/** A seat for every film, in rows. A drawing of a figure that stands beside it in words. */
export function VisitedHall({ hall }: { hall: Hall }) {
  const { taken, free, size } = seatPaths(hall)
  return (
    <svg className={styles.hall} viewBox={`-1 -1 ${size[0] + 2} ${size[1] + 2}`} aria-hidden="true" focusable="false">
      <path className={styles.free} d={free} />
      <path className={styles.taken} d={taken} />
    </svg>
  )
}
