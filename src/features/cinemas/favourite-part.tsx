import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { useCustomerAction } from '#src/app/session/use-customer-action.ts'
import { FavouriteButton, favouriteAction } from './favourite-button.tsx'
import type { CinemaName } from './favourite-change.ts'

/** Comes for somebody who is signed in alone. */
const OwnFavourite = lazyRouteComponent(() => import('./own-favourite.tsx'), 'OwnFavourite')

/** A cinema's place among the customer's favourites, on its page. A visitor has the same button, and signs in on the way. */
export function FavouritePart({ cinema }: { cinema: CinemaName }) {
  const { session } = useRouteContext({ from: '__root__' })
  if (!session.isSignedIn) return <VisitorFavourite cinema={cinema} />
  return (
    <LatePart skeleton={<FavouriteButton cinema={cinema} isBusy />}>
      <OwnFavourite cinema={cinema} />
    </LatePart>
  )
}

/** What is wanted is done by the customer's own button, once they are back. */
function VisitorFavourite({ cinema }: { cinema: CinemaName }) {
  const add = useCustomerAction<boolean>(favouriteAction(cinema))
  return <FavouriteButton cinema={cinema} isBusy={add.isLeaving} onChange={add} />
}
