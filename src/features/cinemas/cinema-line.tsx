import type { ReactNode } from 'react'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { LeaderLine } from '#src/ui/leader-line.tsx'
import styles from './cinema-line.module.css'

type CinemaLineProps = {
  name: string
  /** The address of its page. */
  href: string
  /** Where it is, as far as the list does not say so itself. */
  place: ReactNode
  /** What else to know at once. */
  note?: ReactNode
}

/** A cinema in a list: its name, which leads to its page, and where it is. */
export function CinemaLine({ name, href, place, note }: CinemaLineProps) {
  return (
    <li className={styles.line}>
      <LeaderLine
        name={
          <SiteLink className={styles.link} href={href}>
            {name}
          </SiteLink>
        }
        end={place}
      />
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}
