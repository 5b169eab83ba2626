import type { ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import { FormReport } from './form-report.tsx'
import type { ContractFormState } from './use-contract-form.ts'

type ContractFormProps = { form: ContractFormState; children: ReactNode }

/** The form itself: what went wrong with the last submit, then its fields. */
export function ContractForm({ form, children }: ContractFormProps) {
  const { onSubmit, onChange, onFocus, onPointerDown, ...state } = form
  return (
    <FormContext value={state}>
      <form noValidate {...{ onSubmit, onChange, onFocus, onPointerDown }}>
        <FormReport />
        {children}
      </form>
    </FormContext>
  )
}
