import { Trans } from '@lingui/react/macro'
import type { PassCard } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { isPhotoRefused, worksMeanwhile } from './card-rules.ts'
import { useCardName } from './use-card-name.ts'

/** What there is to say about the photo on a card: why it was turned down and how to do better, or that a new one is being looked at. */
export function PhotoNotice({ card, isShown }: { card: PassCard; isShown: boolean }) {
  const { openFor } = useUrlDialog('photo')
  const nameOf = useCardName()
  const name = nameOf(card)
  if (isPhotoRefused(card)) {
    return (
      <Notice tone="danger">
        <div className="stack">
          <p>
            <strong>
              {isShown ? (
                <Trans>The photo on your pass was turned down.</Trans>
              ) : (
                <Trans>
                  The photo on your <bdi>{name}</bdi> was turned down.
                </Trans>
              )}
            </strong>{' '}
            {card.photoRefusal ?? (
              <Trans>
                A good one shows your whole face from the front, in good light, on a light background and without
                sunglasses.
              </Trans>
            )}
          </p>
          <Button onClick={() => openFor(card.id)}>
            <Trans>Choose another photo</Trans>
          </Button>
        </div>
      </Notice>
    )
  }
  if (!card.active || card.photoStatus !== 'PENDING') return null
  return (
    <Notice icon="clock">
      <Trans>Your new photo is being looked at, which takes two working days at most.</Trans>{' '}
      {worksMeanwhile(card) && <Trans>The pass works meanwhile.</Trans>}
    </Notice>
  )
}
