import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'

type FollowButtonProps = {
  /** The cinema's. */
  name: string
  isFollowed: boolean
  onClick: (event: MouseEvent) => void
}

/** Gives a cinema a place among the favourites, or takes it away. */
export function FollowButton({ name, isFollowed, onClick }: FollowButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant="text"
      data-follow={isFollowed}
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
