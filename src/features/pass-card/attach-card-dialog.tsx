import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApiMutation } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { typedCardSchema } from './card-attachment.ts'

/** Asks for what is printed on a pass card and puts the card on the account. */
export function AttachCardDialog() {
  return (
    <FormDialog name="attach-card" title={<Trans>Add a pass card</Trans>}>
      {({ close }) => <AttachCardForm close={close} />}
    </FormDialog>
  )
}

function AttachCardForm({ close }: { close: () => void }) {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/cards', {
    invalidates: ['/api/accounts/me/cards'],
    success: msg`The pass card is on your account.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: typedCardSchema,
    initial: { lastname: [account.infixname, account.lastname].filter(Boolean).join(' '), cardNumber: '' },
    submit: (body, header) => mutateAsync({ body, params: { header } }),
    onSaved: close,
    required: ['lastname', 'cardNumber'],
    captcha: true,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <TextField
          name="lastname"
          label={t`Last name on the card`}
          help={t`As it is printed. Capitals and accents do not matter.`}
          autoComplete="family-name"
          dir="auto"
        />
        <TextField
          name="cardNumber"
          label={t`Number of the pass card`}
          help={t`The digits on the front. Spaces and hyphens do not matter.`}
          wording={{ format: t`Write only the digits that are printed on the card.` }}
          inputMode="numeric"
          autoComplete="off"
        />
        <DialogBar label={<Trans>Add to my account</Trans>} close={close} />
      </FormFields>
    </ContractForm>
  )
}
