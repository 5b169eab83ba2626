import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import styles from './photo-steps.module.css'
import { type Camera, type CameraFailure, isOff } from './use-camera.ts'

type CameraViewProps = {
  camera: Camera
  video: RefObject<HTMLVideoElement | null>
  /** There is a picture to be taken from now on. */
  onSeeing: () => void
}

/** What the camera sees; where it shows nothing, why, and how to go on. */
export function CameraView({ camera, video, onSeeing }: CameraViewProps) {
  const stream = camera.kind === 'on' ? camera.stream : undefined

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
  }, [video, stream])

  if (isOff(camera)) {
    return (
      <div className={styles.told}>
        <Notice role="status">
          <CameraTrouble failure={camera.kind} />
        </Notice>
      </div>
    )
  }
  return (
    <div className={styles.view}>
      <video ref={video} className={styles.mirror} autoPlay playsInline muted onLoadedData={onSeeing} />
      {!stream && (
        <p className={styles.starting}>
          <Trans>The camera is being turned on. Your browser may ask whether it may.</Trans>
        </p>
      )}
    </div>
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
