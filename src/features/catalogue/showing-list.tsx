import { Trans, useLingui } from '@lingui/react/macro'
import { atStart, formatTime } from '#src/app/i18n/formats.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { TechTag } from '#src/ui/tech-tag.tsx'
import styles from './showing-list.module.css'
import type { Showing } from './showing-rules.ts'
import { versionWords } from './showing-words.ts'

type ShowingListProps = {
  /** Of one show on one day, the earliest first. */
  showings: readonly Showing[]
  cinemaId: string
  /** IANA name of the cinema's time zone. */
  timeZone: string
}

/** The times of a show on a day as a timetable. Each leads to where seats are booked, as long as there are any and there is a site to book on. */
export function ShowingList({ showings, cinemaId, timeZone }: ShowingListProps) {
  const { booking } = useSiteLinks()
  return (
    <ul className={styles.times}>
      {showings.map((showing) => (
        <li key={showing.id} className={styles.place}>
          {booking && showing.bookable ? (
            <a className={styles.showing} href={booking.showtime({ cinemaId, sessionId: showing.id })}>
              <ShowingWords showing={showing} timeZone={timeZone} />
            </a>
          ) : (
            <div className={styles.showing}>
              <ShowingWords showing={showing} timeZone={timeZone} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function ShowingWords({ showing, timeZone }: { showing: Showing; timeZone: string }) {
  const { i18n, t } = useLingui()
  const { startDate, endDate, version, auditoriumName, specificities, bookable, isPreview, isPastMidnight } = showing
  const spoken = version === null ? undefined : versionWords(version)
  const words = typeof spoken === 'object' ? i18n._(spoken) : spoken
  const end = formatTime(endDate, timeZone)
  const notes = [isPastMidnight && t`past midnight`, isPreview && t`preview`, !bookable && t`sold out`].filter(Boolean)
  return (
    <>
      <span>
        <span className={styles.start}>{formatTime(startDate, timeZone)}</span>{' '}
        <span className={styles.end}>
          <span aria-hidden="true">– {end}</span>
          <span className="visually-hidden">
            <Trans>ends at {end}</Trans>
          </span>
        </span>
      </span>
      {notes.length > 0 && <span className={styles.notes}>{atStart(notes.join(', '))}</span>}
      <span className={styles.where}>{[auditoriumName, words].filter(Boolean).join(', ')}</span>
      {specificities.length > 0 && (
        <span className={styles.tags}>
          {[...new Set(specificities.map(({ label }) => label))].map((label) => (
            <TechTag key={label} name={label} size="small" />
          ))}
        </span>
      )}
    </>
  )
}
