import { Trans } from '@lingui/react/macro'
import { dayAt } from '#src/app/clock/calendar.ts'
import { dayToCome } from '#src/app/clock/day-to-come.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { currentSite } from '#src/site/current-site.ts'
import { PosterGrid, PosterTile } from '#src/ui/poster-grid.tsx'
import { Section } from '#src/ui/section.tsx'
import type { CinemaEntry } from './cinema-programme-rules.ts'

/** What is still to come to a cinema, as posters; nothing where nothing is announced. */
export function AnnouncedShows({ shows }: { shows: readonly CinemaEntry[] }) {
  const { catalogue } = useSiteLinks()
  const today = dayAt(useMinute(), currentSite().market.timeZone)
  if (shows.length === 0) return null
  return (
    <Section title={<Trans>Coming soon</Trans>}>
      <LongList items={shows} step={12}>
        {(shown) => (
          <PosterGrid>
            {shown.map(({ show: { posterPath, title, movie, releaseAt }, entry: { slug } }) => (
              <PosterTile
                key={slug}
                src={posterPath}
                title={title}
                note={firstDayNote(dayToCome(releaseAt, today))}
                link={(tile) => <SiteLink href={catalogue.show({ slug, movie })} {...tile} />}
              />
            ))}
          </PosterGrid>
        )}
      </LongList>
    </Section>
  )
}

function firstDayNote(date: string | null) {
  const day = date && formatDay(date)
  return day && <Trans>From {day}</Trans>
}
