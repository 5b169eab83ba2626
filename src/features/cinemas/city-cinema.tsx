import type { CatalogueCinema } from '#src/api/contract.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { CinemaAccess } from './cinema-access.tsx'
import { CinemaAddress } from './cinema-address.tsx'
import { CinemaPicture } from './cinema-picture.tsx'
import { statusWord } from './cinema-status.tsx'
import { CinemaTags } from './cinema-tags.tsx'
import styles from './city-cinema.module.css'

/** A cinema of a city: what it looks like, where it is, and how to get in. */
export function CityCinema({ cinema }: { cinema: CatalogueCinema }) {
  const { catalogue } = useSiteLinks()
  const { slug, name, status, tags, theaters, backdrop, hasPmrService } = cinema
  const word = statusWord(status)
  return (
    <li className={styles.cinema}>
      <CinemaPicture src={backdrop} />
      <div className={styles.facts}>
        <h2>
          <SiteLink className={`t-title ${styles.link}`} href={catalogue.cinema(slug)}>
            {name}
          </SiteLink>
        </h2>
        {word && <p className="t-lead">{word}</p>}
        {theaters.map((theater, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no identity but their place
          <CinemaAddress key={place} theater={theater} isNamed={theaters.length > 1} />
        ))}
        <CinemaTags tags={tags} />
        <CinemaAccess hasPmrService={hasPmrService} />
      </div>
    </li>
  )
}
