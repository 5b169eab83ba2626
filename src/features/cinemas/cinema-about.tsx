import { Plural, Trans } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { Section } from '#src/ui/section.tsx'
import styles from './cinema-about.module.css'
import { CinemaAccess } from './cinema-access.tsx'
import { CinemaTags } from './cinema-tags.tsx'
import { OutwardLink } from './outward-link.tsx'

/** What a cinema says of itself, how large it is, what it has, and how to get in. */
export function CinemaAbout({ cinema }: { cinema: CatalogueCinema }) {
  const { description, tags, hasPmrService, hallCount, seatCount } = cinema
  const business = safeHref(cinema.googleMyBusinessUrl)
  const paragraphs = (description ?? '').split(/\n+/).filter((text) => text.trim() !== '')
  return (
    <Section title={<Trans>The cinema</Trans>} layout="margin">
      {paragraphs.length > 0 && (
        <div className={styles.words}>
          {paragraphs.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={place}>{text}</p>
          ))}
        </div>
      )}
      <Size hallCount={hallCount} seatCount={seatCount} />
      <CinemaTags tags={tags} />
      <CinemaAccess hasPmrService={hasPmrService} />
      {business && (
        <div>
          <OutwardLink href={business}>
            <Trans>Opening hours and reviews</Trans>
          </OutwardLink>
        </div>
      )}
    </Section>
  )
}

/** How large it is, as far as anybody has counted. */
function Size({ hallCount, seatCount }: Pick<CatalogueCinema, 'hallCount' | 'seatCount'>) {
  const screens = <Plural value={hallCount} one="# screen" other="# screens" />
  const seats = <Plural value={seatCount} one="# seat" other="# seats" />
  if (hallCount === 0) return seatCount > 0 && <p>{seats}</p>
  if (seatCount === 0) return <p>{screens}</p>
  return (
    <p>
      <Trans>
        {screens} and {seats}.
      </Trans>
    </p>
  )
}
