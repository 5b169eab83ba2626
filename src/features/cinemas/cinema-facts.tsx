import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { Bill } from '#src/ui/bill.tsx'
import { TechTags } from '#src/ui/tech-tag.tsx'
import { CinemaAccess } from './cinema-access.tsx'
import { CinemaAddress } from './cinema-address.tsx'
import styles from './cinema-facts.module.css'
import { OutwardLink } from './outward-link.tsx'

/** What the catalogue knows about a cinema: where it is, how to get in, how large it is and what it has. */
export function CinemaFacts({ cinema }: { cinema: CatalogueCinema }) {
  const { theaters, tags, hasPmrService, hallCount, seatCount } = cinema
  const business = safeHref(cinema.googleMyBusinessUrl)
  const sizes = [
    { label: <Trans>Screens</Trans>, count: hallCount },
    { label: <Trans context="of a cinema">Seats</Trans>, count: seatCount },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <TechTags names={[...new Set(tags)]} />
      <CinemaAccess hasPmrService={hasPmrService} />
      {sizes.length > 0 && (
        <div className={styles.sizes}>
          <Bill rows={sizes.map(({ label, count }) => ({ label, value: formatNumber(count) }))} />
        </div>
      )}
      {theaters.map((theater, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no identity but their place
        <CinemaAddress key={place} theater={theater} isNamed={theaters.length > 1} />
      ))}
      {business && (
        <OutwardLink href={business}>
          <Trans>Opening hours and reviews</Trans>
        </OutwardLink>
      )}
    </>
  )
}
