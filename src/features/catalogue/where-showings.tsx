import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { CatalogueCinema, Show, Zone } from '#src/api/contract.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { knownTimeZone } from '#src/app/clock/time-zone.ts'
import { formatList } from '#src/app/i18n/formats.ts'
import { DayChoice } from './day-choice.tsx'
import { NotHere } from './not-here.tsx'
import { cinemaShowsQuery } from './show-queries.ts'
import { daysOf, type Showing, showingsOf } from './showing-rules.ts'
import { useDay } from './use-day.ts'
import { WhereCinema } from './where-cinema.tsx'
import styles from './where-it-plays.module.css'

type WhereShowingsProps = {
  show: Show
  /** Those that are asked, the first to be shown first. */
  cinemas: readonly CatalogueCinema[]
  zone: Zone | undefined
  /** Whether there are no others. */
  isAll: boolean
}

/**
 * The showings of a show on a day, cinema by cinema, by each one's own clock. Each is asked by itself: one that does not answer does not keep
 * the others away.
 */
export function WhereShowings({ show, cinemas, zone, isAll }: WhereShowingsProps) {
  const now = useMinute()
  const answers = useQueries({
    queries: cinemas.map(({ slug }) => ({ ...cinemaShowsQuery(slug), throwOnError: false })),
  })
  const places = cinemas.map((cinema, place) => {
    const answer = answers[place]
    const entry = answer?.data?.find(({ slug }) => slug === show.slug)
    const timeZone = knownTimeZone(cinema.timeZone)
    const showings: Showing[] = entry ? showingsOf(entry, show.releaseAt, { timeZone, now }) : []
    return { cinema, answer, timeZone, showings }
  })
  const days = daysOf(places.flatMap(({ showings }) => showings))
  const { day, choose } = useDay(days)
  const without = places.filter(({ answer, showings }) => answer?.data && showings.length === 0)
  const shown = places.filter((place) => !without.includes(place))
  const [first] = shown
  const names = formatList(without.map(({ cinema }) => cinema.name))

  if (shown.length === 0 && isAll) return <NotHere show={show} zone={zone} presence="absent" />
  return (
    <div className={styles.where}>
      {first && days.length > 0 && (
        // What is today somewhere may be tomorrow elsewhere: it goes by the cinema at the top.
        <DayChoice days={days} day={day} timeZone={first.timeZone} onChoose={choose} />
      )}
      <ul className={styles.cinemas}>
        {shown.map(({ cinema, answer, timeZone, showings }) => (
          <WhereCinema
            key={cinema.slug}
            cinema={cinema}
            showings={showings}
            day={day}
            timeZone={timeZone}
            isFailed={answer?.isError ?? false}
            isPending={answer?.isPending ?? true}
            onRetry={() => void answer?.refetch()}
            onChoose={choose}
          />
        ))}
      </ul>
      {without.length > 0 && (
        <p className="t-small muted">
          <Trans>No showings at {names}.</Trans>
        </p>
      )}
    </div>
  )
}
