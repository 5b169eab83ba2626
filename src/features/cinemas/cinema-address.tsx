import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { mapLink } from '#src/app/links/map-link.ts'
import styles from './cinema-address.module.css'
import { OutwardLink } from './outward-link.tsx'

type Theater = CatalogueCinema['theaters'][number]

/** Where a building of a cinema is, and the way there on a map. @param isNamed it is one of several. */
export function CinemaAddress({ theater, isNamed }: { theater: Theater; isNamed: boolean }) {
  const { name, addressLine1, addressLine2, zip, city, gpsPosition } = theater
  const way = mapLink({ name, address: addressLine1, postalCode: zip, city, gpsPosition })
  return (
    <div>
      <address className={styles.address}>
        {isNamed && <strong>{name}</strong>}
        {[addressLine1, addressLine2, [zip, city].filter(Boolean).join(' ')].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OutwardLink href={way}>
        <Trans>The way on a map</Trans>
      </OutwardLink>
    </div>
  )
}
