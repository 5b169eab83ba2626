import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { notificationsUpdateSchema } from '#src/api/schemas.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { OptInFields } from '#src/forms/opt-in-fields.tsx'
import { SaveBar } from '#src/forms/save-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { mailChoices } from './preference-rules.ts'

/** Three boxes to tick; only what changed is sent, because each change of a consent is kept as its proof. */
export function PreferencesForm({ account }: { account: Account }) {
  const { t } = useLingui()
  const { brand } = useRouteContext({ from: '__root__' }).site.market
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/notifications', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your choices are saved.`,
    errors: 'inline',
  })
  const form = useContractForm({
    schema: notificationsUpdateSchema,
    initial: mailChoices(account),
    submit: (body) => mutateAsync({ body }),
    changedOnly: true,
  })
  const { email } = account
  return (
    <ContractForm form={form}>
      <FormSection title={<Trans>By e-mail</Trans>} help={<Trans>To {email}</Trans>}>
        <OptInFields>
          <CheckField
            name="mailNotification"
            label={t`News about your visits and your account`}
            help={t`From ${brand}: a reminder before the film, a word when something changes.`}
          />
        </OptInFields>
        <p className="t-small muted">
          <Trans>
            The newsletter and the offers can also be ended by the link at the foot of each of them, without signing in.
          </Trans>
        </p>
      </FormSection>
      <SaveBar />
    </ContractForm>
  )
}
