import type { PointsHistory, PointsMovement } from '#src/api/contract.ts'

/** Points that came (above zero) or went (below). */
export type Movement = PointsMovement & { change: number }

/** What came and what went in one list, the latest first; of one day, what came stands first. */
export function movementsOf({ pointsEarned, pointsConsumed }: PointsHistory): Movement[] {
  return [
    ...pointsEarned.map((movement) => ({ ...movement, change: movement.number })),
    ...pointsConsumed.map((movement) => ({ ...movement, change: -movement.number })),
  ].sort((one, other) => other.date.localeCompare(one.date))
}
