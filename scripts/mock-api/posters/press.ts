/** The sheet that every poster is drawn on, in its own units: two by three. */
export const sheet = { width: 264, height: 396 }

/** A poster: its ground colour, what is drawn on it, and its title as lettering on top. */
export type Poster = { ground: string; art: string; title: string }

const faces = {
  serif: "Besley, Rockwell, Georgia, 'Noto Serif', 'DejaVu Serif', serif",
  sans: "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'Helvetica Neue', Arial, sans-serif",
}

/** How wide a letter is on average, as a share of its size. */
const widths = { serif: 0.56, sans: 0.47 }

/** Where and how a title is set. */
export type Setting = {
  x: number
  /** The baseline of the first line, for lines of the largest size. */
  y: number
  width: number
  fill: string
  face: keyof typeof faces
  /** The largest size of a letter. */
  size: number
  /** Every line as wide as the block, whatever that does to its size. */
  block?: boolean
  weight?: number
  leading?: number
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * Sets a title. The width of every line is fixed, so that it looks alike whichever of the faces a machine has; letters
 * are never set wider than they are drawn.
 */
export function lettering(lines: readonly string[], setting: Setting): string {
  const { x, width, fill, face, size, block, weight = 700, leading = 1 } = setting
  let y = setting.y
  const set = lines.map((line, index) => {
    const natural = line.length * widths[face]
    const fitted = Math.min(block ? width / natural : size, width / natural, block ? Number.POSITIVE_INFINITY : size)
    if (index > 0) y += fitted * leading
    const length = Math.min(width, natural * fitted)
    const place = `x="${x}" y="${y.toFixed(1)}" font-size="${fitted.toFixed(1)}" textLength="${length.toFixed(1)}"`
    return `<text ${place} lengthAdjust="spacingAndGlyphs">${escaped(line)}</text>`
  })
  return `<g font-family="${faces[face]}" font-weight="${weight}" fill="${fill}">${set.join('')}</g>`
}

/** So many drawings, each told its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** A point on a circle, the angle in degrees from the top. */
export function around(x: number, y: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
}
