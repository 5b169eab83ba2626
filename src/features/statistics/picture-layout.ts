import { fitText, heightOf, leading, type Measure, type Room, rise } from './fit-text.ts'
import { hallOf, type VisitedHall } from './statistic-rules.ts'
import { pitch } from './visited-seats.ts'

/** The picture, in pixels: the upright format that a phone shows whole. */
export const frame = { width: 1080, height: 1350, margin: 84 }

/** What is told in the picture, in the words of the page. */
export type PictureWords = {
  brand: string
  title: string
  /** How many films, as a number and as it is written. */
  shows: number
  showsFigure: string
  showsLabel: string
  /** Up to four more figures, the most telling first. */
  facts: readonly Fact[]
  /** When it was counted. */
  foot: string
}

/** A figure or a name, and what it is. */
export type Fact = { value: string; label: string }

/** The display face for what is told, the system's for what it is. */
export type Face = 'display' | 'text'

/** A line of text: where it begins, on its baseline. */
export type Line = {
  text: string
  x: number
  y: number
  size: number
  face: Face
  isQuiet?: boolean
  isRightToLeft: boolean
}

export type Rule = { x: number; y: number; width: number; thickness: number }

/** Where everything stands. */
export type PictureLayout = {
  lines: readonly Line[]
  rules: readonly Rule[]
  seats: { hall: VisitedHall; x: number; y: number; scale: number }
  mark: { x: number; y: number; size: number }
}

/** Between two figures that stand side by side. */
const gutter = 48
/** A figure with its name, from its rule to the next one. */
const factHeight = 158
/** What a figure may take of that. */
const figureHeight = 76
/** A name that would have to be set smaller than this in half of the width has all of it. */
const legible = 32
/** The seats are a band: no higher than this part of their width. */
const flatness = 0.18

/**
 * Puts the words where they belong and as large as they fit, whatever their length: the films in the middle, as large as the other figures
 * leave room for.
 *
 * @param measure the width of a text in one of the faces.
 */
export function pictureLayout(words: PictureWords, measure: (face: Face) => Measure): PictureLayout {
  const { width: whole, height, margin } = frame
  const width = whole - 2 * margin
  const lines: Line[] = []
  const rules: Rule[] = []

  /** Sets a text from a height downwards. @returns its last baseline. */
  function set(text: string, face: Face, at: { x: number; top: number }, room: Partial<Room>, isQuiet = false): number {
    const { largest = 0 } = room
    const fitted = fitText(
      text,
      { width, height: largest * rise, largest, smallest: largest / 2, ...room },
      measure(face),
    )
    const { size } = fitted
    fitted.lines.forEach((line, place) => {
      const y = at.top + size * (rise + place * leading)
      lines.push({ text: line, x: at.x, y, size, face, isQuiet, isRightToLeft: isRightToLeft(text) })
    })
    return at.top + heightOf(fitted)
  }

  const mark = { x: margin, y: margin - 8, size: 68 }
  set(words.brand.toLowerCase(), 'display', { x: margin + 86, top: margin + 2 }, { width: width - 86, largest: 56 })
  const titleEnd = set(words.title, 'display', { x: margin, top: 190 }, { largest: 84 })
  const showsTop = titleEnd + 44 + 48
  rules.push({ x: margin, y: titleEnd + 44, width, thickness: 5 })

  const footTop = height - margin - 28 * rise
  set(words.foot, 'text', { x: margin, top: footTop }, { largest: 28 }, true)

  const rows = factRows(words.facts, width, measure('display'))
  const factsTop = footTop - 30 - rows.length * factHeight
  for (const [down, row] of rows.entries()) {
    const cell = (width - (row.length - 1) * gutter) / row.length
    const top = factsTop + down * factHeight
    const room = { width: cell, height: figureHeight, largest: 60, smallest: 20 }
    // What stands side by side is as large, and named on one line.
    const largest = Math.min(...row.map(({ value }) => fitText(value, room, measure('display')).size))
    const placed = row.map((fact, across) => ({ ...fact, x: margin + across * (cell + gutter) }))
    const ends = placed.map(({ value, x }) => set(value, 'display', { x, top: top + 22 }, { ...room, largest }))
    for (const { label, x } of placed) {
      rules.push({ x, y: top, width: cell, thickness: 3 })
      set(label, 'text', { x, top: Math.max(...ends) + 18 }, { width: cell, largest: 28 }, true)
    }
  }

  const hall = hallOf(words.shows, flatness)
  const scale = width / (hall.columns * pitch - 3)
  const seatsTop = factsTop - 52 - (hall.rows * pitch - 3) * scale
  // What is left is the figure's, with the words under it.
  const room = seatsTop - 44 - 64 - showsTop
  const showsEnd = set(
    words.showsFigure,
    'display',
    { x: margin, top: showsTop },
    { height: room, largest: Math.min(Math.floor(room / rise), 480), smallest: 60 },
  )
  set(words.showsLabel, 'text', { x: margin, top: showsEnd + 28 }, { largest: 44 })
  return { lines, rules, seats: { hall, x: margin, y: seatsTop, scale }, mark }
}

/** Two side by side where both are short enough for that, the others alone on their line. */
function factRows(facts: readonly Fact[], width: number, measure: Measure): Fact[][] {
  const half = { width: (width - gutter) / 2, height: figureHeight, largest: 60, smallest: 20 }
  const isShort = (fact: Fact) => fitText(fact.value, half, measure).size >= legible
  const rows: Fact[][] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    if (last?.length === 1 && [...last, fact].every(isShort)) last.push(fact)
    else rows.push([fact])
  }
  return rows
}

/** Whether a text is read from the right, by its first letter that has a direction. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
}
