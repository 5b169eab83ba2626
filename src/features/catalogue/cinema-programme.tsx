import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CinemaDetail } from '#src/api/contract.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { knownTimeZone } from '#src/app/clock/time-zone.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { AnnouncedShows } from './announced-shows.tsx'
import { announcedIn, daysLeft, leftOf, onIn, plansByDay } from './cinema-programme-rules.ts'
import { CinemaProgrammeShow } from './cinema-programme-show.tsx'
import { DayChoice } from './day-choice.tsx'
import { cinemaShowsQuery, showsQuery } from './show-queries.ts'
import { useDay } from './use-day.ts'

/** How many showings are drawn at a time, about; and how few and how many shows. */
const showingsAtOnce = 200
const [fewest, most] = [5, 20]

type CinemaProgrammeProps = { cinema: Pick<CinemaDetail, 'id' | 'slug' | 'timeZone'> }

/** What plays at a cinema, day by day, and what it announces. */
export function CinemaProgramme({ cinema }: CinemaProgrammeProps) {
  return (
    <LatePart title={<Trans>What is on</Trans>} skeleton={<SectionSkeleton lines={12} />}>
      <Programme key={cinema.slug} cinema={cinema} />
    </LatePart>
  )
}

function Programme({ cinema }: CinemaProgrammeProps) {
  const { id, slug } = cinema
  const timeZone = useMemo(() => knownTimeZone(cinema.timeZone), [cinema.timeZone])
  const { data: entries } = useSuspenseQuery(cinemaShowsQuery(slug))
  const { data: shows } = useSuspenseQuery(showsQuery())
  const plans = useMemo(() => plansByDay(onIn(entries, shows), timeZone), [entries, shows, timeZone])
  const announced = useMemo(() => announcedIn(entries, shows), [entries, shows])
  const now = useMinute()
  const days = useMemo(() => daysLeft(plans, now), [plans, now])
  const { day = '', choose } = useDay(days)
  const plan = leftOf(plans.get(day) ?? [], { timeZone, now })
  return (
    <>
      <Section id="showings" title={<Trans>What is on</Trans>}>
        {plan.length > 0 ? (
          <>
            <DayChoice days={days} day={day} timeZone={timeZone} onChoose={choose} />
            <LongList key={day} items={plan} step={stepOf(plan)}>
              {(shown) => (
                <ul>
                  {shown.map(({ entry, ...rest }) => (
                    <CinemaProgrammeShow key={entry.slug} entry={entry} {...rest} cinema={{ id, timeZone }} />
                  ))}
                </ul>
              )}
            </LongList>
          </>
        ) : (
          <p>
            <Trans>There are no showings here at the moment.</Trans>
          </p>
        )}
      </Section>
      <AnnouncedShows shows={announced} />
    </>
  )
}

/** How many shows are drawn at a time: the fewer, the more showings each of them has. */
function stepOf(plan: readonly { showings: readonly unknown[] }[]): number {
  const all = plan.reduce((sum, { showings }) => sum + showings.length, 0)
  return Math.min(most, Math.max(fewest, Math.round((showingsAtOnce * plan.length) / all)))
}
