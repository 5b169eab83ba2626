import { Fragment, type ReactNode, useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { LeaderLine } from '#src/ui/leader-line.tsx'
import styles from './cinema-row.module.css'
import { statusWord } from './cinema-status.tsx'

type CinemaRowProps = {
  name: string
  /** Its city, and how far it is. */
  place: ReactNode
  /** As the catalogue has it; one that is new says nothing. */
  status: string | undefined
  /** What else to know at once. Each that there is has a key. */
  notes: readonly ReactNode[]
  /** What can be done with it, beside its name. */
  action: ReactNode
  /** What it unfolds to. */
  children: ReactNode
}

/** A cinema on two lines, to be unfolded to what is known about it. */
export function CinemaRow({ name, place, status, notes, action, children }: CinemaRowProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const word = statusWord(status)
  const all = [word && <strong key="status">{word}</strong>, ...notes].filter(Boolean)
  return (
    <li className={styles.row}>
      <details className={styles.cinema} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className={styles.head}>
          <Icon name="chevron" className={styles.sign} />
          <LeaderLine name={name} end={place} />
          {all.length > 0 && (
            <span className={styles.note}>
              {all.map((note, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place
                <Fragment key={position}>
                  {position > 0 && ' · '}
                  {note}
                </Fragment>
              ))}
            </span>
          )}
        </summary>
        {isUnfolded && <div className={styles.facts}>{children}</div>}
      </details>
      <div className={styles.action}>{action}</div>
    </li>
  )
}
