import type { MouseEvent, ReactNode } from 'react'
import { isFirstPress } from '#src/ui/button.tsx'
import { FormContext } from './form-context.ts'
import { FormReport } from './form-report.tsx'
import type { ContractFormState } from './use-contract-form.ts'

type ContractFormProps = { form: ContractFormState; children: ReactNode }

/** The form itself: what went wrong with the last submit, then its fields. */
export function ContractForm({ form, children }: ContractFormProps) {
  const { onSubmit, onChange, onFocus, onPointerDown, ...state } = form
  return (
    <FormContext value={state}>
      <form noValidate {...{ onSubmit, onChange, onFocus, onPointerDown, onClick: ignoreSecondPress }}>
        <FormReport />
        {children}
      </form>
    </FormContext>
  )
}

/** The second press of a double click is no second try, though the first may have been refused by then. */
function ignoreSecondPress(event: MouseEvent): void {
  const isSubmit = event.target instanceof Element && event.target.closest('[type=submit]') !== null
  if (isSubmit && !isFirstPress(event)) event.preventDefault()
}
