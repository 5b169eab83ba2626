import { armchairAt } from '#src/ui/armchair.ts'
import type { VisitedHall } from './statistic-rules.ts'

/** From one seat to the next, and from one row to the next. A seat is 24 wide and high. */
export const pitch = 27

/** The hall as two drawings, its taken seats and the free ones that end the last row. */
export function seatPaths({ seats, columns, rows }: VisitedHall): {
  taken: string
  free: string
  size: [number, number]
} {
  const outlines = Array.from({ length: rows * columns }, (_, place) =>
    armchairAt((place % columns) * pitch, Math.floor(place / columns) * pitch),
  )
  return {
    taken: outlines.slice(0, seats).join(''),
    free: outlines.slice(seats).join(''),
    size: [columns * pitch - 3, rows * pitch - 3],
  }
}
