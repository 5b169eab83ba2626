import { Trans, useLingui } from '@lingui/react/macro'
import type { CallData } from '#src/api/client.ts'
import { cancellationSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { SelectField } from '#src/forms/fields.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import type { Receipt } from './receipt-rows.ts'
import { useLeave } from './use-leave.ts'

type CancelFormProps = {
  reasons: CallData<'get', '/api/accounts/me/subscription/cancel/reasons'>
  close: () => void
  onReceipt: (receipt: Receipt) => void
}

/** Asks why, and sends the cancellation. */
export function CancelForm({ reasons, close, onReceipt }: CancelFormProps) {
  const { t } = useLingui()
  const leave = useLeave(onReceipt)
  const form = useContractForm({
    schema: cancellationSchema,
    initial: { reason: '' },
    submit: leave,
    onSaved: close,
    required: ['reason'],
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <SelectField
          name="reason"
          label={t`Your reason`}
          none={t`Choose a reason`}
          wording={{ required: t`Choose a reason: “Another reason” is one too.` }}
          options={reasons.map(({ code, label }) => ({ value: code, label }))}
        />
        <DialogBar label={<Trans>Cancel my subscription</Trans>} danger cancel={<Trans>Go back</Trans>} close={close} />
      </FormFields>
    </ContractForm>
  )
}
