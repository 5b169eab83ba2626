import { Trans } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { mapLink } from '#src/app/links/map-link.ts'
import { Icon } from '#src/ui/icon.tsx'
import { wheelchairIcon } from '#src/ui/page-icons.ts'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './getting-there.module.css'

/** Where the cinema is, how to get there and in, and the way on a map. */
export function GettingThere({ cinema }: Pick<Booking, 'cinema'>) {
  const { name, address, postalCode, city, access, hasPmrService } = cinema
  return (
    <Section title={<Trans>Getting there</Trans>}>
      <address className={styles.address}>
        <strong>{name}</strong>
        {address && <span>{address}</span>}
        <span>{[postalCode, city].filter(Boolean).join(' ')}</span>
      </address>
      {access && <p className={styles.access}>{access}</p>}
      {hasPmrService && (
        <p className={styles.wheelchair}>
          <Icon name={wheelchairIcon} />
          <Trans>Open to visitors in a wheelchair</Trans>
        </p>
      )}
      <p>
        <a className={textLinkClass()} href={mapLink(cinema)} target="_blank" rel="noopener">
          <Trans>The way on a map</Trans>
          <Icon name="outward" />
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      </p>
    </Section>
  )
}
