import { type ReactNode, useState } from 'react'
import type { Show } from '#src/api/contract.ts'
import { classes } from '#src/ui/classes.ts'
import { Poster } from '#src/ui/poster.tsx'
import styles from './show-pictures.module.css'

type ShowPicturesProps = {
  show: Pick<Show, 'title' | 'posterPath' | 'backgroundPath'>
  /** What there is to say and to do first: under the pictures, or beside the poster where it is the only one. */
  first: ReactNode
  /** What is looked up. */
  facts: ReactNode
}

/** The poster and the wide picture of a show side by side, as tall as each other and both whole; and what goes with them. */
export function ShowPictures({ show: { title, posterPath, backgroundPath }, first, facts }: ShowPicturesProps) {
  const [missing, setMissing] = useState<string>()
  const wide = backgroundPath && backgroundPath !== missing ? backgroundPath : undefined
  return (
    <div className={classes(styles.head, !wide && styles.alone)}>
      <div className={styles.poster}>
        <Poster src={posterPath} title={title} priority />
      </div>
      {wide && (
        <img
          className={styles.wide}
          src={wide}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
          onError={() => setMissing(wide)}
        />
      )}
      <div className={styles.words}>
        <div className={styles.first}>{first}</div>
        <div className={styles.facts}>{facts}</div>
      </div>
    </div>
  )
}

/** The same place while it is not known yet what stands in it. */
export function ShowPicturesSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <div className={styles.blank} />
      <div className={classes(styles.blank, styles.wide)} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
