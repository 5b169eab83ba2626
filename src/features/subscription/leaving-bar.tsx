import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormState } from '#src/forms/form-context.ts'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form/form-section.tsx'

/** The end of a form that ends a subscription: the button that does, and the way out. */
export function LeavingBar({ label, close }: { label: ReactNode; close: () => void }) {
  const { outcome } = useFormState()
  return (
    <FormActions>
      <Button type="submit" variant="danger" busy={outcome.kind === 'sending'}>
        {label}
      </Button>
      <Button variant="text" onClick={close}>
        <Trans>Go back</Trans>
      </Button>
    </FormActions>
  )
}
