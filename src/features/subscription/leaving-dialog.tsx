import { type ReactNode, useState } from 'react'
import type { DialogName } from '#src/app/dialogs/url-dialog.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import type { Holding } from './subscription-actions.ts'

type LeavingDialogProps = {
  name: Extract<DialogName, 'cancel-subscription' | 'withdraw'>
  title: ReactNode
  holding: Holding
  children: (held: Holding, close: () => void) => ReactNode
}

/** A dialog that ends a subscription. */
export function LeavingDialog({ name, title, holding, children }: LeavingDialogProps) {
  return (
    <FormDialog name={name} title={title}>
      {({ close }) => <AsItWas holding={holding}>{(held) => children(held, close)}</AsItWas>}
    </FormDialog>
  )
}

/** Goes on showing what was there when the dialog was opened: the page behind it changes while an answer is awaited. */
function AsItWas({ holding, children }: { holding: Holding; children: (held: Holding) => ReactNode }) {
  const [held] = useState(holding)
  return children(held)
}
