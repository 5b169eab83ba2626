import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { emailChangeSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { isSameMail } from './same-mail.ts'

type MailConfirmFormProps = {
  /** The new address, the one that was checked in the first step. */
  mail: string
  onChanged: () => void
  /** Back to the first step. @param news why, where it is not the customer who wants it. */
  goBack: (news?: string) => void
}

/** The second step of a change of address: the new one once more, since a slip would lock its owner out. */
export function MailConfirmForm({ mail, onChanged, goBack }: MailConfirmFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/email', {
    invalidates: ['/api/accounts/me'],
    errors: 'inline',
  })

  /** Whether the address is the new one by now: an answer that was lost does not undo what it was about. */
  function isMade(): Promise<boolean> {
    const account = queryClient.fetchQuery({ ...apiQuery('/api/accounts/me'), staleTime: 0 })
    return account.then(
      ({ email }) => isSameMail(email, mail),
      () => false,
    )
  }

  const form = useContractForm({
    schema: emailChangeSchema,
    initial: { newMail: mail, newMailConfirmation: '' },
    submit: async (body, header) => {
      try {
        await mutateAsync({ body, params: { header } })
      } catch (error) {
        if (await isMade()) return
        if (isUnchecked(error)) goBack(error.said ?? t`That took too long. Enter your password again.`)
        throw error
      }
    },
    onSaved: onChanged,
    required: ['newMail', 'newMailConfirmation'],
    rules: {
      newMailConfirmation: (typed) =>
        isSameMail(typed, mail) ? undefined : msg`The two addresses are not the same. Compare them letter by letter.`,
    },
    captcha: true,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <p>
          <Trans>
            Type the new address once more: with a slip in it, you could not sign in again. We then send a message
            there, with a link that confirms it.
          </Trans>
        </p>
        <TextField name="newMail" label={t`Your new address`} type="email" readOnly />
        <TextField name="newMailConfirmation" label={t`Your new address once more`} type="email" autoComplete="email" />
        <DialogBar
          label={<Trans>Change my address</Trans>}
          cancel={<Trans>Take another address</Trans>}
          close={() => goBack()}
        />
      </FormFields>
    </ContractForm>
  )
}

/** Whether the first step is to be done again: it was too long ago, or another tab has made it for another address since. */
function isUnchecked(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'credentials-not-checked'
}
