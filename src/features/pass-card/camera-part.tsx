import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { cameraIcon } from '#src/ui/page-icons.ts'
import styles from './photo-steps.module.css'
import { type Picture, pictureOf } from './picture.ts'
import { type CameraFailure, useCamera } from './use-camera.ts'
import { useLostFocus } from './use-lost-focus.ts'

type CameraPartProps = {
  onShot: (picture: Promise<Picture>) => void
  onOff: () => void
  /** The other way to a photo, offered beside this one. */
  instead: ReactNode
}

/** The camera: what it sees, and the release. Where it shows nothing, why, and how to go on. */
export function CameraPart(props: CameraPartProps) {
  const [attempt, setAttempt] = useState(0)
  return <View key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function View({ onShot, onOff, onAgain, instead }: CameraPartProps & { onAgain: () => void }) {
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [isSeeing, setSeeing] = useState(false)
  const start = useLostFocus<HTMLParagraphElement>()
  const stream = camera.kind === 'on' ? camera.stream : undefined

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
  }, [stream])

  function shoot() {
    if (video.current) onShot(pictureOf(video.current))
  }

  const off = (
    <Button variant="text" onClick={onOff}>
      <Trans>Back</Trans>
    </Button>
  )
  if (camera.kind !== 'on' && camera.kind !== 'starting') {
    return (
      <>
        <div className={styles.told}>
          <Notice tone="danger" role="alert">
            <CameraTrouble failure={camera.kind} />
          </Notice>
        </div>
        <div className="row">
          {instead}
          {camera.kind !== 'absent' && (
            <Button variant="text" onClick={onAgain}>
              <Trans>Try the camera again</Trans>
            </Button>
          )}
          {off}
        </div>
      </>
    )
  }
  return (
    <>
      <p ref={start} tabIndex={-1}>
        {stream ? (
          <Trans>Look straight ahead. Nothing is sent until you save.</Trans>
        ) : (
          <Trans>The camera is being turned on. Your browser may ask whether it may.</Trans>
        )}
      </p>
      <div className={styles.view}>
        <video ref={video} className={styles.mirror} autoPlay playsInline muted onLoadedData={() => setSeeing(true)} />
      </div>
      <div className="row">
        <Button icon={cameraIcon} disabled={!isSeeing} onClick={shoot}>
          <Trans>Take the photo</Trans>
        </Button>
        {instead}
        {off}
      </div>
    </>
  )
}

function CameraTrouble({ failure }: { failure: CameraFailure }) {
  switch (failure) {
    case 'refused':
      return (
        <Trans>
          <strong>The camera may not be used here.</strong> Allow it in the settings of your browser and try again, or
          choose a file.
        </Trans>
      )
    case 'absent':
      return (
        <Trans>
          <strong>There is no camera here.</strong> Choose a file, or come back on a device that has one.
        </Trans>
      )
    case 'busy':
      return (
        <Trans>
          <strong>The camera shows nothing.</strong> Something else may be using it: close that and try again, or choose
          a file.
        </Trans>
      )
  }
}
