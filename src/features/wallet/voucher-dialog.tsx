import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { voucherNumberSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFields } from '#src/ui/form/form-section.tsx'

type VoucherDialogProps = { isOpen: boolean; close: () => void }

/** Asks for the number of a voucher and puts the voucher into the wallet. */
export function VoucherDialog({ isOpen, close }: VoucherDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} title={t`Add a voucher`} closeLabel={t`Close`} onClose={close}>
      <VoucherForm close={close} />
    </Dialog>
  )
}

function VoucherForm({ close }: Pick<VoucherDialogProps, 'close'>) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/voucher', {
    invalidates: ['/api/accounts/me/goodies'],
    success: msg`The voucher is in your wallet.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: voucherNumberSchema,
    initial: { cardNumber: '' },
    submit: (body, header) => mutateAsync({ body, params: { header } }),
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
        <SubmitBar
          label={<Trans>Add to my wallet</Trans>}
          cancel={
            <Button variant="text" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          }
        />
      </FormFields>
    </ContractForm>
  )
}
