import { useEffect, useState } from 'react'

/** Why a camera shows nothing: nobody allowed it, there is none, or something else holds it. */
export type CameraFailure = 'refused' | 'absent' | 'busy'

export type Camera = { kind: 'starting' } | { kind: 'on'; stream: MediaStream } | { kind: CameraFailure }

/** Whether a camera shows nothing, and is not about to. */
export function isOff(camera: Camera): camera is { kind: CameraFailure } {
  return camera.kind !== 'starting' && camera.kind !== 'on'
}

/** The camera on the customer's side of the device. It is on while whoever uses this is on the screen, and not a moment longer. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ kind: 'starting' })

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    frontCamera().then(
      (stream) => {
        stop = () => {
          for (const track of stream.getTracks()) track.stop()
        }
        if (isOver) return stop()
        // It was pulled out, or taken back in the browser's settings.
        for (const track of stream.getTracks()) track.addEventListener('ended', () => setCamera({ kind: 'busy' }))
        setCamera({ kind: 'on', stream })
      },
      (error: unknown) => !isOver && setCamera({ kind: failureOf(error) }),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])

  return camera
}

async function frontCamera(): Promise<MediaStream> {
  // Missing in some apps' own browsers, whatever the types say.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera can be asked for.', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
    audio: false,
  })
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy'
}
