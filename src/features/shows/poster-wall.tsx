import type { ReactNode } from 'react'
import type { Show } from '#src/api/contract.ts'
import { PosterCard } from '#src/ui/poster-strip.tsx'
import styles from './poster-wall.module.css'

/** The posters of some shows, each with its title and a line about it. */
export function PosterWall({ shows, note }: { shows: readonly Show[]; note: (show: Show) => ReactNode }) {
  return (
    <ul className={styles.wall}>
      {shows.map((show, place) => (
        // A show may have neither of its two names.
        <li key={show.slug ?? show.salesforceShowId ?? place}>
          <PosterCard src={show.posterPath} title={show.title} note={note(show)} />
        </li>
      ))}
    </ul>
  )
}
