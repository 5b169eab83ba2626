import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ApiError } from '#src/api/api-error.ts'
import type { Show, Zone } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { cinemasQuery, zoneQuery } from './show-queries.ts'
import { cinemasToLookIn, type Presence, presenceOf } from './where-rules.ts'
import { useZone } from './zone-choice.ts'

/** Where to look for a show's showings. */
export function useWhere(show: Show) {
  const { zone: slug, choose } = useZone()
  const { data: all } = useSuspenseQuery(cinemasQuery())
  const zone = useQuery({
    ...zoneQuery(slug ?? ''),
    enabled: slug !== undefined,
    // A zone that was chosen long ago may be gone: everywhere is the answer then.
    throwOnError: (error) => !isUnknown(error),
  })
  const own = useFollowed()
  const known = slug === undefined ? undefined : zone.data
  const presence = known ? presenceIn(known, show) : presenceOf(show)
  const inZone = presence === 'on' ? known?.cinemas : []
  return {
    isPending: zone.isLoading || own.isLoading,
    /** What the zone is chosen from, and how. */
    choice: { zone: slug, known, isLost: zone.isError, cinemas: all, onChoose: choose },
    /** The chosen zone, or `undefined` for everywhere. */
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

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
