import type { ReactNode } from 'react'
import { SiteLink } from '#src/app/links/site-link.tsx'
import styles from './cinema-group.module.css'

type CinemaGroupProps = {
  title: ReactNode
  /** Where the title leads. */
  href?: string
  /** How many entries there are, for the room they take before they are drawn. */
  count: number
  /** `CinemaEntry`s. */
  children: ReactNode
}

/** Cinemas that belong together, such as those of a city. From 960 px the head stands in the margin. */
export function CinemaGroup({ title, href, count, children }: CinemaGroupProps) {
  return (
    <div className={styles.group} style={{ containIntrinsicBlockSize: `auto ${count * entryHeight + headHeight}px` }}>
      <h2 className={styles.head}>
        {href ? (
          <SiteLink className={`t-h2 ${styles.link}`} href={href}>
            {title}
          </SiteLink>
        ) : (
          <span className="t-h2">{title}</span>
        )}
      </h2>
      <ul>{children}</ul>
    </div>
  )
}

/** About, in pixels: what has been drawn once is remembered as it was. */
const entryHeight = 70
const headHeight = 60
