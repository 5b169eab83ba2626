import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { voucherNumberSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { AddBar } from './add-bar.tsx'

type VoucherDialogProps = {
  /** Called with the id of what is in the wallet now. */
  onAdded: (id: string) => void
}

/** Asks for the number of a voucher and puts the voucher into the wallet. */
export function VoucherDialog({ onAdded }: VoucherDialogProps) {
  return (
    <FormDialog name="add-voucher" title={<Trans>Add a voucher</Trans>}>
      {({ close }) => <VoucherForm onAdded={onAdded} close={close} />}
    </FormDialog>
  )
}

function VoucherForm({ onAdded, close }: VoucherDialogProps & { close: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/voucher', {
    invalidates: ['/api/accounts/me/goodies'],
    success: msg`The voucher is in your wallet.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: voucherNumberSchema,
    initial: { cardNumber: '' },
    submit: async (body, header) => onAdded((await mutateAsync({ body, params: { header } })).id),
    onSaved: close,
    required: ['cardNumber'],
    captcha: true,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <TextField
          name="cardNumber"
          label={t`Number of the voucher`}
          help={t`Letters and digits, as they are printed on it. Spaces and hyphens do not matter.`}
          wording={{ format: t`Write only the letters and digits that are printed on the voucher.` }}
          autoComplete="off"
        />
        <AddBar close={close} />
      </FormFields>
    </ContractForm>
  )
}
