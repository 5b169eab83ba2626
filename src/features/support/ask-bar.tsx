import { Trans } from '@lingui/react/macro'
import type { UploadProgress } from '#src/api/upload.ts'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { Button } from '#src/ui/button.tsx'
import { AttachmentProgress } from './attachment-progress.tsx'

type AskBarProps = {
  isSending: boolean
  /** How far the sending has got, where there are files to send. */
  progress: UploadProgress | undefined
  onStop: () => void
  close: () => void
}

/** The end of the form for a question: sending it, and while it is on its way, how far it has got and a way to stop it. */
export function AskBar({ isSending, progress, onStop, close }: AskBarProps) {
  return (
    <>
      {isSending && progress && <AttachmentProgress progress={progress} />}
      <SubmitBar
        label={<Trans>Send the question</Trans>}
        cancel={
          isSending ? (
            <Button variant="text" onClick={onStop}>
              <Trans>Stop sending</Trans>
            </Button>
          ) : (
            // A field that is left by this press would complain, and push the button away from under the pointer.
            <Button variant="text" onMouseDown={(event) => event.preventDefault()} onClick={close}>
              <Trans>Go on later</Trans>
            </Button>
          )
        }
      />
    </>
  )
}
