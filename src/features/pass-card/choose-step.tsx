import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { PassCard } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { cameraIcon } from '#src/ui/page-icons.ts'
import { CameraPart } from './camera-part.tsx'
import { FileButton } from './file-button.tsx'
import { GoodPhoto } from './good-photo.tsx'
import { PhotoProblemNotice } from './photo-problem.tsx'
import styles from './photo-steps.module.css'
import { typeWords } from './photo-type.ts'
import { openPicture, PhotoError, type PhotoProblem, type Picture } from './picture.ts'
import { useLostFocus } from './use-lost-focus.ts'

type ChooseStepProps = { card: PassCard; onPicture: (picture: Picture) => void }

/** Where the photo comes from: the camera of the device, or a file. */
export function ChooseStep({ card, onPicture }: ChooseStepProps) {
  const [isCameraOn, setCameraOn] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem>()
  const start = useLostFocus<HTMLParagraphElement>()

  async function take(picture: Promise<Picture>) {
    setProblem(undefined)
    setOpening(true)
    try {
      onPicture(await picture)
    } catch (error) {
      setCameraOn(false)
      setProblem(error instanceof PhotoError ? error.problem : { kind: 'unreadable' })
    } finally {
      setOpening(false)
    }
  }

  const types = typeWords(card.allowedMimeTypes)
  const chooseFile = (
    <FileButton
      types={card.allowedMimeTypes}
      busy={isOpening}
      onFile={(file) => take(openPicture(file, card.allowedMimeTypes))}
    />
  )
  if (isCameraOn) return <CameraPart onShot={take} onOff={() => setCameraOn(false)} instead={chooseFile} />
  return (
    <>
      <div className="stack">
        <p ref={start} tabIndex={-1}>
          <Trans>
            It has to show who the pass belongs to. We look at it within two working days; the pass works meanwhile.
          </Trans>
        </p>
        <GoodPhoto />
      </div>
      {problem && (
        <div className={styles.told}>
          <PhotoProblemNotice problem={problem} />
        </div>
      )}
      <div className="stack">
        <div className="row">
          <Button icon={cameraIcon} onClick={() => setCameraOn(true)}>
            <Trans>Take a photo</Trans>
          </Button>
          {chooseFile}
        </div>
        <p className="t-small muted">
          <Trans>{types}. Large ones are made smaller on your device.</Trans>
        </p>
      </div>
    </>
  )
}
