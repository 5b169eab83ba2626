import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SubmitBar } from './submit-bar.tsx'

type DialogBarProps = {
  /** The words of the button that sends the form. */
  label: ReactNode
  /** What the form does cannot be undone. */
  danger?: boolean
  /** The words of the way out, where there are better ones than "Cancel". */
  cancel?: ReactNode
  close: () => void
}

/** The end of a form in a dialog: sending it, or giving it up. */
export function DialogBar({ label, danger = false, cancel, close }: DialogBarProps) {
  return (
    <SubmitBar
      label={label}
      danger={danger}
      cancel={
        <Button variant="text" onClick={close}>
          {cancel ?? <Trans>Cancel</Trans>}
        </Button>
      }
    />
  )
}
