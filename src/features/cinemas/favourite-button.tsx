import { Trans } from '@lingui/react/macro'
import { Button, isFirstPress } from '#src/ui/button.tsx'
import type { CinemaName } from './favourite-change.ts'

/** What changing the favourites by a cinema is called: also the id of the button that does it. */
export function favouriteAction({ id }: Pick<CinemaName, 'id'>): string {
  return `follow-${id}`
}

type FavouriteButtonProps = {
  cinema: CinemaName
  isFavourite?: boolean
  /** It is not known yet whether it is one, or the way to the sign-in is under way. */
  isBusy?: boolean
  onChange?: (isWanted: boolean) => void
}

/** Gives a cinema a place among the customer's favourites, or takes it away. It says what it does, which says how things are. */
export function FavouriteButton({ cinema, isFavourite = false, isBusy = false, onChange }: FavouriteButtonProps) {
  return (
    <Button
      id={favouriteAction(cinema)}
      variant="line"
      icon={isFavourite ? 'check' : 'armchair'}
      busy={isBusy}
      onClick={(event) => isFirstPress(event) && onChange?.(!isFavourite)}
    >
      {isFavourite ? <Trans>Remove from your favourites</Trans> : <Trans>Add to your favourites</Trans>}
    </Button>
  )
}
