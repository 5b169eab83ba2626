import { isYesOrNo, useCustomerAction } from '#src/app/session/use-customer-action.ts'
import { FavouriteButton, favouriteAction } from './favourite-button.tsx'
import type { CinemaName } from './favourite-change.ts'
import { useFavourites } from './use-favourites.ts'

/** Whether a cinema is among the customer's favourites, and how to change that. */
export function OwnFavourite({ cinema }: { cinema: CinemaName }) {
  const { favourites, setFavourite } = useFavourites()
  const change = useCustomerAction(favouriteAction(cinema), {
    isWanted: isYesOrNo,
    perform: (isFavourite) => setFavourite(cinema, isFavourite),
  })
  return (
    <FavouriteButton
      cinema={cinema}
      isFavourite={favourites.some(({ id }) => id === cinema.id)}
      isBusy={change.isLeaving}
      onChange={change}
    />
  )
}
