import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { distanceTo, farAway, formatDistance } from './cinema-distance.ts'
import type { Nearby } from './use-nearby.ts'

type NearbyNoteProps = {
  nearby: Nearby
  /** In the order in which they are shown. */
  catalogue: readonly CatalogueCinema[]
}

/** What came of the question where the customer is. */
export function NearbyNote({ nearby, catalogue }: NearbyNoteProps) {
  const words = noteOf(nearby, catalogue)
  return words && <p>{words}</p>
}

function noteOf(nearby: Nearby, [nearest]: readonly CatalogueCinema[]) {
  switch (nearby.state) {
    case 'unasked':
      return null
    case 'asking':
      return <Trans>Looking for where you are. It stays on this device.</Trans>
    case 'refused':
      return (
        <Trans>
          We were not told where you are. You can allow it in your browser’s settings, or search for a city.
        </Trans>
      )
    case 'unavailable':
      return <Trans>Your device cannot tell where you are at the moment. You can search for a city.</Trans>
    case 'late':
      return <Trans>It takes too long to find out where you are. Try again, or search for a city.</Trans>
    case 'found': {
      const kilometres = nearest && distanceTo(nearest, nearby.position)
      if (kilometres === undefined) return <Trans>Our cinemas are not on the map yet, so they stand by name.</Trans>
      const far = formatDistance(kilometres)
      if (kilometres > farAway)
        return <Trans>All cinemas are a long way from you: the nearest one is {far} away.</Trans>
      return <Trans>The nearest cinemas come first.</Trans>
    }
  }
}
