import type { PointsHistory, PointsMovement } from '#src/api/contract.ts'

/** Points that came (above zero) or went (below). No points at all may have come or gone, too. */
export type Movement = PointsMovement & { change: number; cameIn: boolean }

/** What came and what went in one list, the latest first; of one day, what came stands first. */
export function movementsOf({ pointsEarned, pointsConsumed }: PointsHistory): Movement[] {
  return [
    ...pointsEarned.map((movement) => ({ ...movement, change: movement.number, cameIn: true })),
    ...pointsConsumed.map((movement) => ({ ...movement, change: -movement.number, cameIn: false })),
  ].sort((one, other) => other.date.localeCompare(one.date))
}

/** What came and what went in a month of the calendar, `YYYY-MM`. */
export type MonthOfPoints = { month: string; came: number; went: number }

/**
 * The month of today and those before it, the latest first, also where nothing came or went.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function monthsOf({ pointsEarned, pointsConsumed }: PointsHistory, today: string, count = 12): MonthOfPoints[] {
  const latest = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, back) => {
    const year = Math.floor((latest - back) / 12)
    const month = `${year}-${String(((latest - back) % 12) + 1).padStart(2, '0')}`
    return { month, came: sumIn(month, pointsEarned), went: sumIn(month, pointsConsumed) }
  })
}

function sumIn(month: string, movements: readonly PointsMovement[]): number {
  return movements.reduce((sum, { date, number }) => (date.startsWith(month) ? sum + number : sum), 0)
}
