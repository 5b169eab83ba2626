import { Trans } from '@lingui/react/macro'
import type { PassCard } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { CardObject } from './card-object.tsx'
import { PhotoFailure } from './photo-failure.tsx'
import styles from './photo-steps.module.css'
import { useLostFocus } from './use-lost-focus.ts'
import { useObjectUrl } from './use-object-url.ts'

type SaveStepProps = {
  card: PassCard
  photo: Blob
  onSave: () => void
  isSaving: boolean
  failure: Error | null
  onAdjust: () => void
  onBack: () => void
}

/** The photo as it is going to be, on the card: the very file that is sent. */
export function SaveStep({ card, photo, onSave, isSaving, failure, onAdjust, onBack }: SaveStepProps) {
  const url = useObjectUrl(photo)
  const start = useLostFocus<HTMLParagraphElement>()
  return (
    <>
      <p ref={start} tabIndex={-1}>
        <Trans>This is how your pass is going to look.</Trans>
      </p>
      <CardObject card={card} photo={url} />
      {failure && (
        <div className={styles.told}>
          <PhotoFailure error={failure} />
        </div>
      )}
      <div className="row">
        <Button busy={isSaving} onClick={onSave}>
          <Trans>Save the photo</Trans>
        </Button>
        <Button variant="text" busy={isSaving} onClick={onAdjust}>
          <Trans>Adjust</Trans>
        </Button>
        <Button variant="text" busy={isSaving} onClick={onBack}>
          <Trans>Another picture</Trans>
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {isSaving && <Trans>Your photo is being sent.</Trans>}
      </p>
    </>
  )
}
