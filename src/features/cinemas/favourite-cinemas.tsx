import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './favourite-cinemas.module.css'
import { favouritesQuery, maxFavourites } from './favourites-query.ts'

/** The customer's cinemas, each with its city. */
export function FavouriteCinemas() {
  const { data: cinemas } = useSuspenseQuery(favouritesQuery())
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  return (
    <Section title={<Trans>Your cinemas</Trans>} layout="margin">
      <div className={styles.list}>
        {cinemas.length === 0 ? (
          <p className="muted">
            <Trans>No favourites yet. There is room here for up to {maxFavourites} cinemas.</Trans>
          </p>
        ) : (
          <Bill
            rows={cinemas.map(({ id, name, city }) => ({
              label: <strong>{name}</strong>,
              value: city,
              note: id === account.favoriteCinema && <Trans>Where you usually go</Trans>,
            }))}
          />
        )}
      </div>
    </Section>
  )
}

/** The customer's cinemas while they are being asked for, in the place that a full list takes. */
export function FavouriteCinemasSkeleton() {
  return (
    <Section title={<Trans>Your cinemas</Trans>} layout="margin">
      <div className={styles.list} aria-busy="true">
        <Line />
        <Line />
      </div>
    </Section>
  )
}

function Line() {
  return (
    <div className={styles.line}>
      <Skeleton width="half" />
    </div>
  )
}
