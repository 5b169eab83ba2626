import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { PassCard } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { cameraIcon } from '#src/ui/page-icons.ts'
import { CameraView } from './camera-view.tsx'
import { cardState, worksMeanwhile } from './card-rules.ts'
import { FileButton } from './file-button.tsx'
import { GoodPhoto } from './good-photo.tsx'
import { PhotoProblemNotice } from './photo-problem.tsx'
import styles from './photo-steps.module.css'
import { typeWords } from './photo-type.ts'
import { openPicture, PhotoError, type PhotoProblem, type Picture, pictureOf } from './picture.ts'
import { isOff, useCamera } from './use-camera.ts'
import { useLostFocus } from './use-lost-focus.ts'

type ChooseStepProps = { card: PassCard; onPicture: (picture: Picture) => void }

/** Where the photo comes from: the camera of the device, which is on from the start, or a file. */
export function ChooseStep(props: ChooseStepProps) {
  const [attempt, setAttempt] = useState(0)
  return <Sources key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Sources({ card, onPicture, onAgain }: ChooseStepProps & { onAgain: () => void }) {
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [isSeeing, setSeeing] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem>()
  const start = useLostFocus<HTMLParagraphElement>(camera.kind)

  async function take(picture: Promise<Picture>) {
    setProblem(undefined)
    setOpening(true)
    try {
      onPicture(await picture)
    } catch (error) {
      setProblem(error instanceof PhotoError ? error.problem : { kind: 'unreadable' })
    } finally {
      setOpening(false)
    }
  }

  function shoot() {
    if (video.current) void take(pictureOf(video.current))
  }

  const types = typeWords(card.allowedMimeTypes)
  return (
    <>
      <p ref={start} tabIndex={-1}>
        <Trans>It has to show who the pass belongs to. We look at it within two working days.</Trans>{' '}
        {worksMeanwhile(card) && <Trans>The pass works meanwhile.</Trans>}
        {/* A card does not tell why it is blocked. */}
        {cardState(card) === 'blocked' && (
          <Trans>A pass that is blocked because of its photo alone works again meanwhile.</Trans>
        )}
      </p>
      <CameraView camera={camera} video={video} onSeeing={() => setSeeing(true)} />
      {problem && (
        <div className={styles.told}>
          <PhotoProblemNotice problem={problem} />
        </div>
      )}
      <div className="row">
        {!isOff(camera) && (
          <Button icon={cameraIcon} disabled={!isSeeing} busy={isOpening} onClick={shoot}>
            <Trans>Take the photo</Trans>
          </Button>
        )}
        <FileButton
          types={card.allowedMimeTypes}
          variant={isOff(camera) ? 'primary' : 'line'}
          busy={isOpening}
          onFile={(file) => take(openPicture(file, card.allowedMimeTypes))}
        />
        {isOff(camera) && camera.kind !== 'absent' && (
          <Button variant="text" onClick={onAgain}>
            <Trans>Try the camera again</Trans>
          </Button>
        )}
      </div>
      <div className="stack">
        <GoodPhoto />
        <p className="t-small muted">
          <Trans>{types}. Large ones are made smaller on your device. Nothing is sent until you save.</Trans>
        </p>
      </div>
    </>
  )
}
