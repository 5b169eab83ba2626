import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Poster } from './poster.tsx'
import styles from './poster-strip.module.css'

/**
 * Posters in a row to be pushed sideways; from 960 px a grid of six. Its children are `PosterItem`s.
 *
 * @param label names the row for whoever reaches it by keyboard to push it; none where nothing is to be read (a skeleton).
 */
export function PosterStrip({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.strip} aria-label={label} tabIndex={label ? 0 : undefined}>
      {children}
    </ul>
  )
}

/** One place in the strip: a link wearing `posterLinkClass()` round a `PosterCard`, and whatever stands under it. */
export function PosterItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}

/** The look of the link round a `PosterCard`. */
export function posterLinkClass(): string {
  return classes(styles.link)
}

/** A poster with its title and one line about it. */
export function PosterCard({ src, title, note }: { src: string | null | undefined; title: string; note?: ReactNode }) {
  return (
    <>
      <Poster src={src} title={title} />
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
}
