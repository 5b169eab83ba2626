import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useApiMutation } from '#src/api/mutation.ts'
import { noBodySchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { useFormState } from '#src/forms/form-context.ts'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormActions, FormFields } from '#src/ui/form/form-section.tsx'
import { plannedDeletion } from './planned-deletion.ts'

/** Asks once more, and has the account deleted. The customer is signed out then, and told on the page that follows what happens when. */
export function DeletionForm({ close }: { close: () => void }) {
  const { t } = useLingui()
  const { session } = useRouteContext({ from: '__root__' })
  const { mutateAsync } = useApiMutation('post', '/api/accounts/me/delete', { errors: 'inline' })
  const form = useContractForm({
    schema: noBodySchema,
    initial: { understood: false },
    submit: async () => plannedDeletion.note((await mutateAsync({})).deletionDate),
    onSaved: () => session.signOut(new URL(`/${currentLanguage()}/signed-out`, location.origin).href),
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
        <DeletionBar close={close} />
      </FormFields>
    </ContractForm>
  )
}

function DeletionBar({ close }: { close: () => void }) {
  const { outcome } = useFormState()
  return (
    <FormActions>
      <Button type="submit" variant="danger" busy={outcome.kind === 'sending'}>
        <Trans>Delete my account</Trans>
      </Button>
      <Button variant="text" onClick={close}>
        <Trans>Keep my account</Trans>
      </Button>
    </FormActions>
  )
}
