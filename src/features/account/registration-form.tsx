import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { apiQuery } from '#src/api/query.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { birthDateRule } from '#src/forms/birth-date-rule.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { BirthDateField, NameFields, PhoneField, PlaceFields, SalutationField } from '#src/forms/person-fields.tsx'
import { SignInAddress } from '#src/forms/sign-in-address.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { registrationFields } from './registration-fields.ts'
import { TermsField } from './registration-terms.tsx'

type RegistrationFormProps = { account: Account; onRegistered: () => void }

/** The registration: who somebody is, where they live, what they want to hear from us, and the terms. */
export function RegistrationForm({ account, onRegistered }: RegistrationFormProps) {
  const { t } = useLingui()
  const { settings, site, queryClient } = useRouteContext({ from: '__root__' })
  const { market } = site
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me'],
    track: 'registration_completed',
    errors: 'inline',
  })
  const form = useContractForm({
    schema: accountUpdateSchema,
    initial: registrationFields(account, market.region),
    submit: async (body) => {
      const registered = await mutateAsync({ body: { ...body, registered: true } })
      // Should reading the account anew have failed, the guards must still see that it is registered.
      queryClient.setQueryData(apiQuery('/api/accounts/me').queryKey, registered)
      hostOf(settings).send('register-complete')
    },
    onSaved: onRegistered,
    required: ['firstname', 'lastname', 'dateOfBirth', 'terms'],
    rules: { dateOfBirth: birthDateRule(settings.ageRestriction) },
  })
  const { ageRestriction } = settings
  return (
    <ContractForm form={form}>
      <FormSection title={<Trans>About you</Trans>}>
        <SalutationField />
        <NameFields infix={market.infixNames} />
        <BirthDateField help={t`You have to be at least ${ageRestriction} to have an account.`} />
      </FormSection>
      <FormSection title={<Trans>How to reach you</Trans>}>
        <SignInAddress email={account.email} help={t`You sign in with it, and your tickets arrive here.`} />
        <PhoneField name="mobilePhone" label={t`Mobile phone`} kind="mobile" />
        <PlaceFields />
      </FormSection>
      <FormSection title={<Trans>If you like</Trans>}>
        <div>
          {isOn(settings, 'clubProviderEnabled') && (
            <CheckField
              name="hasLoyalty"
              label={t`I join the ${market.brand} Club`}
              help={t`It costs nothing and your visits earn points. By joining you accept its terms.`}
            />
          )}
          <CheckField
            name="mailCommunicationProvider"
            label={t`Send me the newsletter`}
            help={t`New films and previews, by e-mail.`}
          />
          <CheckField
            name="optinCommunicationProvider"
            label={t`Send me your offers`}
            help={t`Reductions and invitations, now and then.`}
          />
        </div>
      </FormSection>
      <FormSection title={<Trans>And we are done</Trans>}>
        <TermsField />
        <SubmitBar label={<Trans>Create my account</Trans>} />
      </FormSection>
    </ContractForm>
  )
}
