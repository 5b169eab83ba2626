/** The outline of an armchair in a 24 by 24 box whose top left corner is at x, y: back, then arms and seat. */
export function armchairAt(x: number, y: number): string {
  return `M${x + 6} ${y + 12}v-7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v7m-16-2h3v5.5h14v-5.5h3v10.5h-20z`
}
