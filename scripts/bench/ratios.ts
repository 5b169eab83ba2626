/** What the portal takes for each of what the floor takes, of several rounds. */
export type Ratio = {
  median: number
  /** The smallest and the largest of the rounds. */
  spread: readonly [number, number]
  floor: number
  portal: number
}

/**
 * Compares two rows of the same rounds, pair by pair: what else the machine did in a round it did to both.
 *
 * @throws Error when the rows differ in length, or are empty
 */
export function ratioOf(floor: readonly number[], portal: readonly number[]): Ratio {
  if (floor.length === 0 || floor.length !== portal.length) throw new Error('There is nothing to compare.')
  const ratios = floor.map((value, round) => (portal[round] ?? 0) / value)
  return {
    median: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    floor: median(floor),
    portal: median(portal),
  }
}

/** The middle of some figures; of an even number of them, the middle between the two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2
}
