import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { useApiMutation } from '#src/api/mutation.ts'
import { noBodySchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { plannedDeletion } from './planned-deletion.ts'

/** Asks once more, and has the account deleted. The customer is signed out then, and told on the page that follows what happens when. */
export function DeletionForm({ close }: { close: () => void }) {
  const { t } = useLingui()
  const { session } = useRouteContext({ from: '__root__' })
  const { mutateAsync } = useApiMutation('post', '/api/accounts/me/delete', { errors: 'inline' })
  const day = useRef('')
  const form = useContractForm({
    schema: noBodySchema,
    initial: { understood: false },
    submit: async () => {
      day.current = (await mutateAsync({})).deletionDate
    },
    onSaved: () => {
      session.signOut(new URL(`/${currentLanguage()}/signed-out`, location.origin).href)
      // Whatever this tab kept goes with the sign-out.
      plannedDeletion.note(day.current)
    },
    required: ['understood'],
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <CheckField
          name="understood"
          label={t`I know that this cannot be brought back after that day.`}
          wording={{ required: t`Please tick this first: it keeps an account from being deleted by a slip.` }}
        />
        <DialogBar
          label={<Trans>Delete my account</Trans>}
          danger
          cancel={<Trans>Keep my account</Trans>}
          close={close}
        />
      </FormFields>
    </ContractForm>
  )
}
