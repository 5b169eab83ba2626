import type { ReactNode } from 'react'
import { armchairAt } from './armchair.ts'
import styles from './points.module.css'

const places = 10

type PointsProps = {
  figure: ReactNode
  unit: ReactNode
  /** How many of the ten armchairs are filled; anything beyond the row is cut to it. */
  filled: number
  /** The row in words: how many of ten. */
  rowLabel: string
  /** What is missing until the row is full. */
  children?: ReactNode
}

/** A balance, and a row of armchairs that fills up towards what it earns. */
export function Points({ figure, unit, filled, rowLabel, children }: PointsProps) {
  const full = Math.max(0, Math.min(places, Math.floor(filled)))
  return (
    <div className={styles.points}>
      <p className={styles.balance}>
        <span className="t-mega">{figure}</span> <span>{unit}</span>
      </p>
      <svg className={styles.row} viewBox="0 0 267 24" role="img" aria-label={rowLabel} focusable="false">
        <path className={styles.filled} d={armchairs(0, full)} />
        <path className={styles.free} d={armchairs(full, places)} />
      </svg>
      {children && <div>{children}</div>}
    </div>
  )
}

function armchairs(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, step) => armchairAt((from + step) * 27, 0)).join('')
}
