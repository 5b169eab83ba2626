import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form/form-section.tsx'
import { useFormState } from './form-context.ts'

/** The end of a form: the button that sends it, the way out, and a word when there was nothing to save. */
export function SubmitBar({ label, cancel }: { label: ReactNode; cancel?: ReactNode }) {
  const { outcome } = useFormState()
  return (
    <FormActions>
      <Button type="submit" busy={outcome.kind === 'sending'}>
        {label}
      </Button>
      {cancel}
      <p className="t-small muted" role="status">
        {outcome.kind === 'unchanged' && <Trans>Everything is saved already: nothing has changed.</Trans>}
      </p>
    </FormActions>
  )
}
