import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Show, Zone } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { kept, troubleOf } from './place-trouble.ts'
import { cinemasQuery, zoneQuery } from './show-queries.ts'
import { cinemasToLookIn, type Presence, presenceOf } from './where-rules.ts'
import { useZone } from './zone-choice.ts'

/** Where to look for a show's showings: in the chosen zone, or everywhere where that cannot be read. */
export function useWhere(show: Show) {
  const { zone: slug, choose } = useZone()
  const { data: all } = useSuspenseQuery(cinemasQuery())
  const zone = useQuery({ ...zoneQuery(slug ?? ''), ...kept, enabled: slug !== undefined })
  const own = useFollowed()
  const known = slug === undefined ? undefined : zone.data
  const isBusy = slug !== undefined && zone.isPlaceholderData
  const trouble = slug === undefined ? undefined : troubleOf('zone', zone)
  const presence = known ? presenceIn(known, show) : presenceOf(show)
  const inZone = presence === 'on' ? known?.cinemas : []
  return {
    isPending: zone.isLoading || own.isLoading,
    /** What is shown is of the zone before, and about to be replaced. */
    isBusy,
    /** Why everywhere stands in for the chosen zone. */
    trouble,
    /** What the zone is chosen from, and how. */
    choice: {
      zone: slug,
      known: isBusy ? undefined : known,
      isLost: trouble !== undefined,
      cinemas: all,
      onChoose: choose,
    },
    /** The zone that is looked in, or `undefined` for everywhere. */
    zone: known,
    presence,
    cinemas: cinemasToLookIn({ all, inZone, followed: presenceOf(show) === 'on' ? own.slugs : [] }),
  }
}

function presenceIn(zone: Zone, show: Show): Presence {
  return presenceOf(zone.shows.find(({ slug }) => slug === show.slug))
}

/** The cinemas of somebody who is signed in. That they cannot be read keeps nobody from the others. */
function useFollowed() {
  const { session } = useRouteContext({ from: '__root__' })
  const { data, isLoading } = useQuery({
    ...apiQuery('/api/accounts/me/cinemas'),
    enabled: session.isSignedIn,
    throwOnError: false,
  })
  return { isLoading, slugs: data?.map(({ slug }) => slug) ?? [] }
}
