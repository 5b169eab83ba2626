/** How many letters the longest word of a text has: what decides whether large type fits its column. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => word.length))
}
