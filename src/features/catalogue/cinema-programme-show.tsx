import { Trans } from '@lingui/react/macro'
import type { CinemaDetail, CinemaShow, Show } from '#src/api/contract.ts'
import { formatDuration } from '#src/app/i18n/formats.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Poster } from '#src/ui/poster.tsx'
import styles from './cinema-programme-show.module.css'
import { ShowingList } from './showing-list.tsx'
import type { Showing } from './showing-rules.ts'

type CinemaProgrammeShowProps = {
  show: Show
  /** What the cinema does with it. */
  entry: CinemaShow
  /** Of one day. */
  showings: readonly Showing[]
  cinema: Pick<CinemaDetail, 'id' | 'timeZone'>
}

/** A show in the programme of a cinema: its poster, what it is, and its showings of a day. */
export function CinemaProgrammeShow({ show, entry, showings, cinema }: CinemaProgrammeShowProps) {
  const { catalogue } = useSiteLinks()
  const { posterPath, title, movie } = show
  return (
    <li className={styles.show}>
      <div className={styles.poster}>
        <Poster src={posterPath} title={title} />
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <SiteLink className={styles.link} href={catalogue.show({ slug: entry.slug, movie })}>
            {title}
          </SiteLink>
        </h3>
        <p className="t-small muted">{factsOf(show)}</p>
        <Flag entry={entry} />
      </div>
      <div className={styles.times}>
        <ShowingList showings={showings} cinemaId={cinema.id} timeZone={cinema.timeZone} />
      </div>
    </li>
  )
}

/** What the cinema says of it: the flags are its own, and may be others than the market's. */
function Flag({ entry: { isNew, isEarly, isEarlyOnly } }: { entry: CinemaShow }) {
  if (isEarlyOnly) return <p className={styles.flag}>{<Trans>Previews only</Trans>}</p>
  if (isEarly) return <p className={styles.flag}>{<Trans>With previews</Trans>}</p>
  return isNew && <p className={styles.flag}>{<Trans>New this week</Trans>}</p>
}

/** "1 hr 38 mins, 12, Comedy" */
function factsOf({ duration, contentRating, genres }: Show): string {
  return [duration !== null && formatDuration(duration), contentRating, ...genres.slice(0, 2)]
    .filter(Boolean)
    .join(', ')
}
