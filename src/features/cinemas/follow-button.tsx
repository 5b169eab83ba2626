import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { placeMark } from '#src/app/focus/kept-focus.ts'
import { Button } from '#src/ui/button.tsx'

type FollowButtonProps = {
  /** The cinema's. */
  name: string
  isFollowed: boolean
  /** Where it stands among others that can take the focus in its place, by the cinema's id. */
  place?: string
  onClick: (event: MouseEvent) => void
}

/** Gives a cinema a place among the favourites, or takes it away. */
export function FollowButton({ name, isFollowed, place, onClick }: FollowButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant="text"
      {...{ [placeMark]: place }}
      aria-label={isFollowed ? t`Remove ${name}` : t`Add ${name}`}
      onClick={onClick}
    >
      {isFollowed ? (
        <Trans context="a cinema, from the favourites">Remove</Trans>
      ) : (
        <Trans context="a cinema, to the favourites">Add</Trans>
      )}
    </Button>
  )
}
