import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './all-cinemas.module.css'
import { CinemaGroup } from './cinema-group.tsx'
import lineStyles from './cinema-line.module.css'
import waitingStyles from './waiting-page.module.css'

/** The search and the cities while they are being read: more of them than a window is high, so that what follows does not move in sight. */
export function AllCinemasSkeleton() {
  return (
    <div className={waitingStyles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        <Trans>The page is being loaded.</Trans>
      </p>
      <div className={styles.filter}>
        <Skeleton width="short" />
        <Skeleton kind="button" />
      </div>
      <div className={styles.found} aria-hidden="true">
        {Array.from({ length: 12 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
          <CinemaGroup key={place} title={<Skeleton kind="h2" width="short" />} count={1}>
            <li className={lineStyles.line}>
              <Skeleton width="half" />
              <Skeleton kind="small" width="long" />
            </li>
          </CinemaGroup>
        ))}
      </div>
    </div>
  )
}
