import { lettering, type Poster, times } from './press.ts'

const palettes = [
  ['#f0e4cd', '#c8402f', '#23395b', '#e5a835'],
  ['#1f2a38', '#e8d9b5', '#d2543a', '#5f9ea0'],
  ['#dfe8d8', '#2f5d50', '#e07a3f', '#f2c14e'],
  ['#3a1f3d', '#f1c7b2', '#e4604a', '#f7e3a1'],
] as const

function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

function suns([, one, two, three]: (typeof palettes)[number], seed: number): string {
  return times(6, (index) => {
    const colour = [one, two, three][(index + seed) % 3]
    return `<path d="M0 ${250 - index * 34}a132 132 0 0 1 264 0z" fill="${colour}" transform="translate(0 ${index * 24})"/>`
  })
}

function blocks([, one, two, three]: (typeof palettes)[number], seed: number): string {
  return times(24, (index) => {
    const turn = (hash(`${seed}${index}`) % 4) * 90
    const [x, y] = [(index % 4) * 66, Math.floor(index / 4) * 50]
    const colour = [one, two, three][(index + (turn / 90) * 2) % 3]
    return `<path d="M${x} ${y}h66a66 50 0 0 1-66 50z" fill="${colour}" transform="rotate(${turn % 180} ${x + 33} ${y + 25})"/>`
  })
}

function stripes([, one, two, three]: (typeof palettes)[number], seed: number): string {
  const tilt = (seed % 5) * 9 - 18
  return `<g transform="rotate(${tilt} 132 150)">${times(9, (index) => `<rect x="-60" y="${-30 + index * 38}" width="384" height="20" fill="${[one, two, three][index % 3]}"/>`)}</g><circle cx="132" cy="150" r="58" fill="${one}"/>`
}

/** A poster for a film that nobody has drawn: always the same one for the same name. */
export function unnamed(slug: string): Poster {
  const seed = hash(slug)
  const palette = palettes[seed % palettes.length] ?? palettes[0]
  const [ground, , ink] = palette
  const compose = [suns, blocks, stripes][(seed >>> 9) % 3] ?? suns
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const half = Math.ceil(words.length / 2)
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean)
  return {
    ground,
    art: `${compose(palette, seed % 97)}<path d="M0 306h264v90H0z" fill="${ground}"/>`,
    title: lettering(lines, { x: 22, y: 344, width: 220, size: 32, fill: ink, face: seed % 2 ? 'serif' : 'sans' }),
  }
}
