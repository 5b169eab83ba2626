import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Account, CatalogueCinema } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { birthDateRule } from '#src/forms/birth-date-rule.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { OptInFields } from '#src/forms/opt-in-fields.tsx'
import { BirthDateField, NameFields, PhoneField, PlaceFields, SalutationField } from '#src/forms/person-fields.tsx'
import { SaveBar } from '#src/forms/save-bar.tsx'
import { SignInAddress } from '#src/forms/sign-in-address.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { CinemaField, LanguageField } from './preference-fields.tsx'
import { profileFields } from './profile-fields.ts'

/** The fields of the account that the customer keeps; only those that changed are sent. */
export function ProfileForm({
  account,
  cinemas,
}: {
  account: Account
  cinemas: readonly CatalogueCinema[] | undefined
}) {
  const { t } = useLingui()
  const { settings, site } = useRouteContext({ from: '__root__' })
  const { mutateAsync } = useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me'],
    success: msg`Your profile is saved.`,
    track: 'profile_saved',
    errors: 'inline',
  })
  const form = useContractForm({
    schema: accountUpdateSchema,
    initial: profileFields(account),
    submit: (body) => mutateAsync({ body }),
    required: ['firstname', 'lastname'],
    rules: { dateOfBirth: birthDateRule(settings.ageRestriction) },
    changedOnly: true,
  })
  return (
    <ContractForm form={form}>
      <FormSection title={<Trans>About you</Trans>}>
        <SalutationField />
        <NameFields infix={site.market.infixNames || account.infixname !== null} />
        <BirthDateField help={t`For a present on the day. Nobody else sees it.`} />
      </FormSection>
      <FormSection title={<Trans>How to reach you</Trans>}>
        <SignInAddress
          email={account.email}
          help={t`You sign in with it and your tickets arrive here. You can change it further down, with your password.`}
        />
        <PhoneField name="mobilePhone" label={t`Mobile phone`} kind="mobile" />
        <PhoneField name="homePhone" label={t`Phone at home`} kind="home" />
      </FormSection>
      <FormSection title={<Trans>Where you live</Trans>}>
        <TextField name="address" label={t`Street and number`} autoComplete="address-line1" dir="auto" />
        <TextField
          name="addressComplement"
          label={t`Building, floor, care of`}
          autoComplete="address-line2"
          dir="auto"
        />
        <PlaceFields />
      </FormSection>
      <FormSection title={<Trans>What you prefer</Trans>}>
        <LanguageField current={account.preferredLanguage} />
        <CinemaField cinemas={cinemas} current={account.favoriteCinema} />
        <OptInFields />
      </FormSection>
      <SaveBar />
    </ContractForm>
  )
}
