import { Trans } from '@lingui/react/macro'
import { dayAt } from '#src/app/clock/calendar.ts'
import { dayToCome } from '#src/app/clock/day-to-come.ts'
import { formatDay, formatDuration } from '#src/app/i18n/formats.ts'
import { currentSite } from '#src/site/current-site.ts'
import styles from './programme-note.module.css'
import type { Entry } from './programme-rules.ts'

/** The line below a poster: from when it can be seen, or for whom it is and how long; and whether it is new, unless all of them are. */
export function ProgrammeNote({ entry, isNewTold = false }: { entry: Entry; isNewTold?: boolean }) {
  const { show, isComingSoon, isEarly, isNew, previewAt } = entry
  if (isEarly) return <PreviewNote releaseAt={show.releaseAt} previewAt={previewAt} />
  if (isComingSoon) return <SoonNote releaseAt={show.releaseAt} />
  const facts = [
    isNew && !isNewTold && (
      <strong key="new">
        <Trans context="film">New</Trans>
      </strong>
    ),
    show.contentRating,
    show.duration && <Length key="length" minutes={show.duration} />,
  ]
  return facts.filter(Boolean).map((fact, place) => (place === 0 ? fact : [', ', fact]))
}

/** Its hours and minutes stay on one line. */
function Length({ minutes }: { minutes: number }) {
  return <span className={styles.length}>{formatDuration(minutes)}</span>
}

function PreviewNote({ releaseAt, previewAt }: { releaseAt: string | null; previewAt: string | null }) {
  const day = dayToCome(releaseAt, today())
  if (previewAt) return <Trans>Previews from {formatDay(previewAt)}</Trans>
  return day ? <Trans>Previews before {formatDay(day)}</Trans> : <Trans>Previews</Trans>
}

function SoonNote({ releaseAt }: { releaseAt: string | null }) {
  const day = dayToCome(releaseAt, today())
  return day ? <Trans>From {formatDay(day)}</Trans> : <Trans>Coming soon</Trans>
}

function today(): string {
  return dayAt(new Date(), currentSite().market.timeZone)
}
