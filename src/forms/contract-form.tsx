import type { ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import { FormReport } from './form-report.tsx'
import type { ContractFormState } from './use-contract-form.ts'

type ContractFormProps = { form: ContractFormState; children: ReactNode }

/** The form itself: what went wrong with the last submit, then its fields. */
export function ContractForm({ form, children }: ContractFormProps) {
  const { onSubmit, onChange, ...state } = form
  return (
    <FormContext value={state}>
      <form noValidate onSubmit={onSubmit} onChange={onChange}>
        <FormReport />
        {children}
      </form>
    </FormContext>
  )
}
