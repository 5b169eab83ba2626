import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '#src/api/client.ts'
import { credentialsCheckSchema } from '#src/api/schemas.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { Field } from '#src/ui/form/field.tsx'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { isSameMail } from './same-mail.ts'

type MailCheckFormProps = {
  /** The address so far. */
  mail: string
  /** What was typed before, where somebody comes back to this step. */
  newMail: string
  /** Why they come back. */
  news: string | undefined
  onChecked: (newMail: string) => void
  close: () => void
}

/** The first step of a change of address: the new one, and the password. */
export function MailCheckForm({ mail, newMail, news, onChecked, close }: MailCheckFormProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: credentialsCheckSchema,
    initial: { mail: newMail, password: '' },
    submit: async (body, header) => {
      // Not by a mutation: it would keep the password for minutes after the form is gone.
      await call('post', '/api/accounts/me/checkCredentials', { body, params: { header } })
      onChecked(body.mail)
    },
    required: ['mail', 'password'],
    rules: { mail: (typed) => (isSameMail(typed, mail) ? msg`This is your address already.` : undefined) },
    captcha: true,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        {news && (
          <Notice role="alert">
            <Trans>{news} The new address is still there.</Trans>
          </Notice>
        )}
        <p>
          <Trans>
            You sign in with your address, and your tickets arrive there. So we ask for your password first.
          </Trans>
        </p>
        <Field label={t`Your address so far`}>
          {(ids) => <Input {...ids} type="email" value={mail} readOnly autoComplete="username" />}
        </Field>
        <TextField name="mail" label={t`Your new address`} type="email" autoComplete="email" />
        <TextField
          name="password"
          label={t`Your password`}
          help={t`The one that you sign in with.`}
          type="password"
          autoComplete="current-password"
        />
        <DialogBar label={<Trans>Continue</Trans>} close={close} />
      </FormFields>
    </ContractForm>
  )
}
