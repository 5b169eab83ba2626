import { Trans, useLingui } from '@lingui/react/macro'
import { placeMark } from '#src/app/focus/kept-focus.ts'
import { Button, isFirstPress } from '#src/ui/button.tsx'

type FollowButtonProps = {
  /** The cinema's. */
  name: string
  isFollowed: boolean
  /** Where it stands among others that can take the focus in its place, by the cinema's id. */
  place?: string
  onPress: () => void
}

/** Gives a cinema a place among the favourites, or takes it away. */
export function FollowButton({ name, isFollowed, place, onPress }: FollowButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant="text"
      {...{ [placeMark]: place }}
      aria-label={isFollowed ? t`Remove ${name}` : t`Add ${name}`}
      // The second press of a double click would meet the other button that stands there by then, or the cinema that has moved up.
      onClick={(event) => isFirstPress(event) && onPress()}
    >
      {isFollowed ? (
        <Trans context="a cinema, from the favourites">Remove</Trans>
      ) : (
        <Trans context="a cinema, to the favourites">Add</Trans>
      )}
    </Button>
  )
}
