import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { prepaidNumberSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { AddBar } from './add-bar.tsx'
import { walletPaths } from './prepaids-query.ts'

type PrepaidDialogProps = {
  /** Called with the id of what is in the wallet now. */
  onAdded: (id: string) => void
}

/** Asks for the number of a prepaid card and puts the card into the wallet. */
export function PrepaidDialog({ onAdded }: PrepaidDialogProps) {
  return (
    <FormDialog name="add-prepaid" title={<Trans>Add a prepaid card</Trans>}>
      {({ close }) => <PrepaidForm onAdded={onAdded} close={close} />}
    </FormDialog>
  )
}

function PrepaidForm({ onAdded, close }: PrepaidDialogProps & { close: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/prepaids', {
    invalidates: walletPaths,
    success: msg`The prepaid card is in your wallet.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: prepaidNumberSchema,
    initial: { num: '' },
    submit: async (body, header) => onAdded((await mutateAsync({ body, params: { header } })).id),
    onSaved: close,
    required: ['num'],
    captcha: true,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <TextField
          name="num"
          label={t`Number of the prepaid card`}
          help={t`As it is printed on the card, or in the mail that came with it. Spaces and hyphens do not matter.`}
          wording={{ format: t`Write only the letters and digits that are printed on the card.` }}
          autoComplete="off"
        />
        <AddBar close={close} />
      </FormFields>
    </ContractForm>
  )
}
