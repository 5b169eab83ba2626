import { Trans } from '@lingui/react/macro'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { Button } from '#src/ui/button.tsx'

/** The end of a form that puts something into the wallet. */
export function AddBar({ close }: { close: () => void }) {
  return (
    <SubmitBar
      label={<Trans>Add to my wallet</Trans>}
      cancel={
        <Button variant="text" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      }
    />
  )
}
