import { useState } from 'react'
import { classes } from './classes.ts'
import { longestWord } from './longest-word.ts'
import styles from './poster.module.css'

const inks = [styles.night, styles.leaf, styles.plum, styles.sand, styles.brick]
const shapes = [styles.sun, styles.arc, styles.beam]

type PosterProps = {
  src: string | null | undefined
  /** The film's title, drawn when there is no picture. */
  title: string
  /** What a reader who does not see it should know; silent where the title stands beside it. */
  alt?: string
  /** Seen at once on arrival: loaded first instead of when scrolled to. */
  priority?: boolean
}

/** A film poster, 2:3, never cropped. Without a picture, or when it fails, one is drawn from the title in its place. */
export function Poster({ src, title, alt = '', priority = false }: PosterProps) {
  const [failed, setFailed] = useState<string>()
  if (src && src !== failed) {
    return (
      <img
        className={styles.poster}
        src={src}
        alt={alt}
        width={400}
        height={600}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(src)}
      />
    )
  }
  const drawn = <DrawnPoster title={title} />
  if (!alt) return drawn
  return (
    <div role="img" aria-label={alt}>
      {drawn}
    </div>
  )
}

function DrawnPoster({ title }: { title: string }) {
  const draw = sumOf(title)
  return (
    <div
      className={classes(styles.poster, styles.drawn, inks[draw % inks.length], shapes[draw % shapes.length])}
      aria-hidden="true"
    >
      <span className={classes(styles.title, longestWord(title) > 9 && styles.long)}>{title}</span>
    </div>
  )
}

/** The same film is always given the same drawing. */
function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
