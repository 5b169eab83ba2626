import type { ReactNode } from 'react'
import type { Prepaid } from '#src/api/contract.ts'
import { prepaidReferenceSchema } from '#src/api/schemas.ts'
import type { CaptchaHeader } from '#src/app/captcha/captcha.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'

type ReferenceFormProps = {
  card: Prepaid
  /** Makes the change; rejects when it was refused. */
  submit: (body: { id: string }, header: CaptchaHeader) => Promise<unknown>
  close: () => void
  captcha?: boolean
  /** The buttons. */
  children: ReactNode
}

/** A form that asks for nothing but a yes: which card is meant is known. */
export function ReferenceForm({ card, submit, close, captcha = true, children }: ReferenceFormProps) {
  const form = useContractForm({
    schema: prepaidReferenceSchema,
    initial: { id: card.id },
    submit,
    onSaved: close,
    captcha,
  })
  return (
    <ContractForm form={form}>
      <FormFields>{children}</FormFields>
    </ContractForm>
  )
}
