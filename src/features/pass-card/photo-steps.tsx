import type { PassCard } from '#src/api/contract.ts'
import { ChooseStep } from './choose-step.tsx'
import { CropStep } from './crop-step.tsx'
import { type Framing, newDraft, type PhotoDraft } from './photo-draft.ts'
import { SaveStep } from './save-step.tsx'

export type PhotoStepsProps = {
  card: PassCard
  draft: PhotoDraft | undefined
  onDraft: (draft: PhotoDraft | undefined) => void
  /** The part of the picture moves, perhaps several times before the screen is drawn again. */
  onFrame: (change: Partial<Framing>) => void
  onSave: (photo: Blob) => void
  isSaving: boolean
  /** Why the photo could not be saved. */
  failure: Error | null
}

/** One step after the other: a picture, its part, the photo as it is going to be. */
export function PhotoSteps({ card, draft, onDraft, onFrame, onSave, isSaving, failure }: PhotoStepsProps) {
  if (!draft) return <ChooseStep card={card} onPicture={(picture) => onDraft(newDraft(picture))} />
  const { photo } = draft
  const startAgain = () => onDraft(undefined)
  if (!photo) return <CropStep card={card} draft={draft} onDraft={onDraft} onFrame={onFrame} onBack={startAgain} />
  return (
    <SaveStep
      card={card}
      photo={photo}
      onSave={() => onSave(photo)}
      isSaving={isSaving}
      failure={failure}
      onAdjust={() => onDraft({ ...draft, photo: undefined })}
      onBack={startAgain}
    />
  )
}
