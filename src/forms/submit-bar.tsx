import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form/form-section.tsx'
import { useFormState } from './form-context.ts'
import { isUnderWay } from './use-contract-form.ts'

type SubmitBarProps = {
  label: ReactNode
  /** What the form does cannot be undone. */
  danger?: boolean
  cancel?: ReactNode
}

/**
 * The end of a form: the button that sends it, the way out, and a word when there was nothing to save, or while the form proves that it
 * comes from a person.
 */
export function SubmitBar({ label, danger = false, cancel }: SubmitBarProps) {
  const { outcome, captcha } = useFormState()
  return (
    <FormActions>
      {captcha !== 'unknown' && (
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isUnderWay(outcome)}>
          {label}
        </Button>
      )}
      {cancel}
      <p className="t-small muted" role="status">
        {outcome.kind === 'unchanged' && <Trans>Everything is saved already: nothing has changed.</Trans>}
        {outcome.kind === 'checking' && <Trans>Checking that you are not a robot…</Trans>}
        {outcome.kind === 'checked' && <Trans>Checked. Sending…</Trans>}
      </p>
    </FormActions>
  )
}
