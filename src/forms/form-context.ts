import { createContext, use } from 'react'
import type { ContractFormState } from './use-contract-form.ts'

/** What a form's fields and its end know about it. */
export type FormState = Omit<ContractFormState, 'onSubmit' | 'onChange' | 'onFocus' | 'onPointerDown'>

export const FormContext = createContext<FormState | undefined>(undefined)

/** The form around a field. @throws Error outside a `ContractForm`. */
export function useFormState(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands inside a <ContractForm>.')
  return form
}
