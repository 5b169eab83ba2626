import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { giftCardNumberSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { AddBar } from './add-bar.tsx'

type GiftCardDialogProps = {
  /** Called with the id of what is in the wallet now. */
  onAdded: (id: string) => void
}

/** Asks for the number and the secret code of a gift card and puts the card into the wallet. */
export function GiftCardDialog({ onAdded }: GiftCardDialogProps) {
  return (
    <FormDialog name="add-gift-card" title={<Trans>Add a gift card</Trans>}>
      {({ close }) => <GiftCardForm onAdded={onAdded} close={close} />}
    </FormDialog>
  )
}

function GiftCardForm({ onAdded, close }: GiftCardDialogProps & { close: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/giftcard', {
    invalidates: ['/api/accounts/me/goodies'],
    success: msg`The gift card is in your wallet.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: giftCardNumberSchema,
    initial: { cardNumber: '', pinCode: '' },
    submit: async (body, header) => onAdded((await mutateAsync({ body, params: { header } })).id),
    onSaved: close,
    required: ['cardNumber', 'pinCode'],
    captcha: true,
  })
  const fourDigits = t`The secret code has four digits.`
  return (
    <ContractForm form={form}>
      <FormFields>
        <TextField
          name="cardNumber"
          label={t`Number of the gift card`}
          help={t`On the back of the card. Spaces and hyphens do not matter.`}
          wording={{ format: t`Write only the letters and digits that are printed on the card.` }}
          autoComplete="off"
        />
        <TextField
          name="pinCode"
          label={t`Secret code`}
          help={t`The four digits under the silver strip. After three wrong codes, the card cannot be added for 24 hours.`}
          wording={{ format: fourDigits, 'too-long': fourDigits, 'too-short': fourDigits }}
          inputMode="numeric"
          autoComplete="off"
        />
        <AddBar close={close} />
      </FormFields>
    </ContractForm>
  )
}
