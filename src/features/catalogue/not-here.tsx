import { Trans } from '@lingui/react/macro'
import type { Show, Zone } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { dayToCome } from '#src/app/clock/day-to-come.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { currentSite } from '#src/site/current-site.ts'
import { Button } from '#src/ui/button.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import type { Presence } from './where-rules.ts'
import { useZone } from './zone-choice.ts'

type NotHereProps = {
  show: Show
  /** Where it was looked for; `undefined` is everywhere. */
  zone: Zone | undefined
  presence: Presence
}

/** That a show has no showings where it was looked for, and what can be done instead. */
export function NotHere({ show, zone, presence }: NotHereProps) {
  const { catalogue } = useSiteLinks()
  const { choose } = useZone()
  const isElsewhere = zone && show.bookable
  return (
    <div className="stack">
      <p className="t-lead">
        <WhyNot show={show} zone={zone} presence={presence} />
      </p>
      <div className="row">
        {isElsewhere && (
          <Button variant="line" onClick={() => choose(undefined)}>
            <Trans>Look in all cinemas</Trans>
          </Button>
        )}
        <SiteLink className={textLinkClass()} href={catalogue.page(show.movie ? 'movies' : 'entertainment')}>
          {show.movie ? <Trans>All films</Trans> : <Trans>All events</Trans>}
        </SiteLink>
      </div>
    </div>
  )
}

function WhyNot({ show: { releaseAt, isComingSoon }, zone, presence }: NotHereProps) {
  const today = dayAt(useMinute(), currentSite().market.timeZone)
  const place = zone?.name
  if (presence === 'announced' || (!zone && isComingSoon)) {
    const firstDay = dayToCome(releaseAt, today)
    if (!firstDay) return <Trans>There is nothing to book yet.</Trans>
    const day = formatDay(firstDay)
    return <Trans>There is nothing to book yet. It comes to our cinemas on {day}.</Trans>
  }
  return place ? <Trans>No showings in {place} at the moment.</Trans> : <Trans>No showings at the moment.</Trans>
}
