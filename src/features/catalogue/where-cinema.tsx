import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { formatWeekday } from '#src/app/i18n/formats.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ShowingList } from './showing-list.tsx'
import type { Showing } from './showing-rules.ts'
import styles from './where-it-plays.module.css'

type WhereCinemaProps = {
  cinema: CatalogueCinema
  /** Of all days. */
  showings: readonly Showing[]
  day: string | undefined
  timeZone: string
  isPending: boolean
  isFailed: boolean
  onRetry: () => void
  onChoose: (day: string) => void
}

/** A cinema with the showings that it has of one show on a day. */
export function WhereCinema(props: WhereCinemaProps) {
  const { cinema, onRetry, onChoose } = props
  const { catalogue } = useSiteLinks()
  const head = useRef<HTMLHeadingElement>(null)
  /** What is pressed below makes room for what it asked for: the focus comes to the head of that. */
  const readOn = () => head.current?.focus({ preventScroll: true })
  return (
    <li className={styles.cinema}>
      <div className={styles.head}>
        <h3 ref={head} className="t-h3" tabIndex={-1}>
          <SiteLink className={styles.name} href={catalogue.cinema(cinema.slug)}>
            {cinema.name}
          </SiteLink>
        </h3>
        <span className="t-small muted">{cinema.theaters[0]?.city}</span>
      </div>
      <Times
        {...props}
        onRetry={() => {
          readOn()
          onRetry()
        }}
        onChoose={(day) => {
          readOn()
          onChoose(day)
        }}
      />
    </li>
  )
}

function Times({ cinema, showings, day, timeZone, isPending, isFailed, onRetry, onChoose }: WhereCinemaProps) {
  if (isPending) return <Skeleton kind="button" />
  if (isFailed) {
    return (
      <div className={styles.other}>
        <p>
          <Trans>The showings here could not be loaded.</Trans>
        </p>
        <Button variant="text" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  const today = showings.filter(({ date }) => date === day)
  if (today.length > 0) return <ShowingList showings={today} cinemaId={cinema.id} timeZone={timeZone} />
  const next = showings.find(({ date }) => day === undefined || date > day) ?? showings[0]
  if (!next) return null
  const other = formatWeekday(`${next.date}T12:00:00Z`, 'UTC')
  return (
    <div className={styles.other}>
      <p className="muted">
        <Trans>Not on that day.</Trans>
      </p>
      <Button variant="text" onClick={() => onChoose(next.date)}>
        <Trans>See {other}</Trans>
      </Button>
    </div>
  )
}
