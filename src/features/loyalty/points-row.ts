/** The row of armchairs stands for so many points, a tenth of them a chair. */
const pointsPerRow = 500
const chairs = 10

/**
 * How far the row of armchairs is filled. A balance that ends exactly on a row shows that row full rather than the next one empty.
 *
 * @returns the chairs that are filled, 0 to 10, and the points that are missing until the row is full.
 */
export function pointsRow(points: number): { filled: number; missing: number } {
  if (points <= 0) return { filled: 0, missing: pointsPerRow }
  const inRow = points % pointsPerRow || pointsPerRow
  return { filled: Math.floor((inRow * chairs) / pointsPerRow), missing: pointsPerRow - inRow }
}
