import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Account, Interests } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { CheckGroupField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { inOfferedOrder } from './interest-rules.ts'

/** Genres and events as boxes to tick; both lists are sent when either changed. */
export function InterestsForm({ interest, offered }: { interest: Account['interest']; offered: Interests }) {
  const { t } = useLingui()
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your interests are saved.`,
    track: 'interests_saved',
    errors: 'inline',
  })
  const form = useContractForm({
    schema: accountUpdateSchema,
    initial: { interest: inOfferedOrder(interest, offered) },
    submit: (body) => mutateAsync({ body }),
    changedOnly: true,
  })
  const groups = [
    { name: 'interest.genres', title: t`Genres`, label: t`Genres you like`, options: offered.genres },
    { name: 'interest.events', title: t`Events`, label: t`Events you would come for`, options: offered.events },
  ]
  return (
    <ContractForm form={form}>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ name, title, label, options }) => (
          <FormSection key={name} title={title}>
            <CheckGroupField
              name={name}
              label={label}
              hideLabel
              options={options.map((option) => ({ value: option.id, label: option.label }))}
            />
          </FormSection>
        ))}
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
