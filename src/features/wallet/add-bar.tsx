import { Trans } from '@lingui/react/macro'
import { DialogBar } from '#src/forms/dialog-bar.tsx'

/** The end of a form that puts something into the wallet. */
export function AddBar({ close }: { close: () => void }) {
  return <DialogBar label={<Trans>Add to my wallet</Trans>} close={close} />
}
