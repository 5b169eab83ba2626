import type { ReactNode } from 'react'
import { Poster } from './poster.tsx'
import styles from './poster-grid.module.css'
import { Skeleton } from './skeleton.tsx'

/**
 * Posters in rows, as on the wall of a foyer: two on a phone, up to six where there is room. Its children are `PosterTile`s.
 *
 * @param label names the list, where the head above it does not.
 * @param busy  what is shown is about to be replaced.
 */
export function PosterGrid({ label, busy, children }: { label?: string; busy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  )
}

/** What the link of a tile wears and holds. */
export type TileLink = { className: string; children: ReactNode }

type PosterTileProps = {
  src: string | null | undefined
  /** Ends after three lines: nothing else here is ever cut. */
  title: string
  /** One line about it. */
  note?: ReactNode
  /** In the first row of a page: see `postersInRow`. */
  priority?: boolean
  /** Draws the link that the whole tile is; without it there is nowhere to go. */
  link?: ((tile: TileLink) => ReactNode) | undefined
}

/** One place in the grid: a poster, its title and a line about it, all of it one link. Its height does not wait for the picture. */
export function PosterTile({ src, title, note, priority = false, link }: PosterTileProps) {
  const content = (
    <>
      <Poster src={src} title={title} priority={priority} />
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
  return <li className={styles.tile}>{link ? link({ className: styles.link ?? '', children: content }) : content}</li>
}

/** A grid whose posters are still to come, of the same size. */
export function PosterGridSkeleton({ posters }: { posters: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: posters }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
        <div key={place} className={styles.tile}>
          <Skeleton kind="poster" />
          <Skeleton width="long" />
          <Skeleton kind="small" width="half" />
        </div>
      ))}
    </div>
  )
}

/** How many posters a row of the grid has at the window's present width: those that are seen first. The style sheet says the same. */
export function postersInRow(): number {
  if (window.innerWidth >= 960) return 6
  return window.innerWidth >= 720 ? 4 : window.innerWidth >= 520 ? 3 : 2
}
