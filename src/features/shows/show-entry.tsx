import type { ReactNode } from 'react'
import type { Show } from '#src/api/contract.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { classes } from '#src/ui/classes.ts'
import { Poster } from '#src/ui/poster.tsx'
import styles from './show-entry.module.css'

/**
 * Shows one under the other, side by side where there is room. Its children are `ShowEntry`s.
 *
 * @param small leaves more of the line to the words.
 */
export function ShowEntries({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <ul className={classes(styles.entries, small && styles.small)}>{children}</ul>
}

type ShowEntryProps = {
  show: Show
  /** Of its heading. */
  level?: 2 | 3
  /** Lines about it. */
  note: ReactNode
  /** An empty frame hangs in the poster's place: what was there is gone, and can come back. */
  isTakenDown?: boolean
  /** Its picture is still to come. */
  isDrawing?: boolean
  /** What can be done about it. */
  actions?: ReactNode
}

/** A show as in a printed programme: its poster, beside it its title and what there is to say and to do. */
export function ShowEntry({ show, level = 3, note, isTakenDown = false, isDrawing = false, actions }: ShowEntryProps) {
  const { posterPath, title } = show
  const Heading = level === 2 ? 'h2' : 'h3'
  const isBare = isTakenDown || isDrawing
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        {isBare ? <div className={styles.frame} /> : <Poster src={posterPath} title={title} />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <ShowTitle show={show} />
        </Heading>
        <div className={styles.note}>{note}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}

/** A show's title, the way to its page where it has one. */
function ShowTitle({ show: { slug, title, movie } }: { show: Show }) {
  const { catalogue } = useSiteLinks()
  if (!slug) return title
  return (
    <SiteLink className={styles.link} href={catalogue.show({ slug, movie })}>
      {title}
    </SiteLink>
  )
}
