/** How wide a text would be drawn at a size. */
export type Measure = (text: string, size: number) => number

/** The place that a text has, from the head of its first letter to its last baseline, and the sizes between which it may be set. */
export type Room = { width: number; height: number; largest: number; smallest: number }

/** A text as it is set: every line of it, at one size. */
export type SetText = { size: number; lines: readonly string[] }

/** A size below which nobody reads anything in a picture on a phone. */
const floor = 12
const step = 2
/** From the baseline to the head of a figure, and from one baseline to the next, as parts of the size. */
export const rise = 0.79
export const leading = 1.12

/** How high a text stands: from the head of its first line to the baseline of its last. */
export function heightOf({ size, lines }: SetText): number {
  return size * (rise + (lines.length - 1) * leading)
}

/**
 * Sets a text as large as it fits, between its words where it needs more than one line. What does not fit at the smallest size is broken
 * within words too, then set smaller still: nothing of it is left out.
 */
export function fitText(text: string, { width, height, largest, smallest }: Room, measure: Measure): SetText {
  for (let size = largest; size >= smallest; size -= step) {
    const set = { size, lines: inLines(text.split(/ +/), size, width, measure) }
    if (heightOf(set) <= height && set.lines.every((line) => measure(line, size) <= width)) return set
  }
  let size = smallest
  let set = { size, lines: brokenLines(text, size, width, measure) }
  while (heightOf(set) > height && size > floor) {
    size -= step
    set = { size, lines: brokenLines(text, size, width, measure) }
  }
  return set
}

/** Puts pieces on as few lines as they need. One that is too wide by itself has a line of its own. */
function inLines(pieces: readonly string[], size: number, width: number, measure: Measure, between = ' '): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const longer = last === undefined ? piece : last + between + piece
    if (last === undefined || measure(longer, size) > width) lines.push(piece)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function brokenLines(text: string, size: number, width: number, measure: Measure): string[] {
  const pieces = text.split(/ +/).flatMap((word) => {
    if (measure(word, size) <= width) return [word]
    return inLines(characters(word), size, width, measure, '')
  })
  return inLines(pieces, size, width, measure)
}

/** What a reader takes for one character: letters with their accents, emoji with all their parts. */
function characters(word: string): string[] {
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
}
