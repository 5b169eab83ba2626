import { Trans } from '@lingui/react/macro'
import type { CinemaDetail } from '#src/api/contract.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { formatDistance } from './cinema-distance.ts'
import { CinemaLine } from './cinema-line.tsx'

type NearbyCinemasProps = {
  /** The nearest first. */
  cinemas: CinemaDetail['nearbyCinemas']
  /** Of the cinema that they are close to. */
  city: string
  citySlug: string
}

/** Cinemas that can be visited instead, each with how far it is. */
export function NearbyCinemas({ cinemas, city, citySlug }: NearbyCinemasProps) {
  const { catalogue } = useSiteLinks()
  const all = (
    <SiteLink className={textLinkClass({ tone: 'quiet' })} href={catalogue.city(citySlug)}>
      <Trans>Cinemas in {city}</Trans>
    </SiteLink>
  )
  if (cinemas.length === 0) return null
  return (
    <Section title={<Trans>Close by</Trans>} layout="margin" action={all}>
      <ul>
        {cinemas.map(({ id, slug, name, city: place, distance }) => (
          <CinemaLine
            key={id}
            name={name}
            href={catalogue.cinema(slug)}
            place={[place, distance === null ? '' : formatDistance(distance / 1000)].filter(Boolean).join(', ')}
          />
        ))}
      </ul>
    </Section>
  )
}
