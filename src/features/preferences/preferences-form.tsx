import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { notificationsUpdateSchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'

/** Three boxes to tick; only what changed is sent, because each change of a consent is kept as its proof. */
export function PreferencesForm({ account }: { account: Account }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me/notifications', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your choices are saved.`,
    errors: 'inline',
  })
  const { mailNotification, mailCommunicationProvider, optinCommunicationProvider } = account
  const form = useContractForm({
    schema: notificationsUpdateSchema,
    initial: { mailNotification, mailCommunicationProvider, optinCommunicationProvider },
    submit: (body) => mutateAsync({ body }),
    changedOnly: true,
  })
  return (
    <ContractForm form={form}>
      <FormSection title={<Trans>By e-mail</Trans>}>
        <ChoiceGroup legend={<Trans>What we may send you</Trans>}>
          <CheckField
            name="mailNotification"
            label={t`News about your visits and your account`}
            help={t`A reminder before the film, a word when something changes.`}
          />
          <CheckField
            name="mailCommunicationProvider"
            label={t`The newsletter`}
            help={t`New films and previews, by e-mail.`}
          />
          <CheckField
            name="optinCommunicationProvider"
            label={t`Our offers`}
            help={t`Reductions and invitations, now and then.`}
          />
        </ChoiceGroup>
      </FormSection>
      <SubmitBar
        label={<Trans>Save</Trans>}
        cancel={
          <Link className={textLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
            <Trans>Cancel</Trans>
          </Link>
        }
      />
    </ContractForm>
  )
}
