import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Account, CatalogueCinema } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { birthDateRule } from '#src/forms/birth-date-rule.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { TextField } from '#src/forms/fields.tsx'
import { BirthDateField, NameFields, PhoneField, PlaceFields, SalutationField } from '#src/forms/person-fields.tsx'
import { SignInAddress } from '#src/forms/sign-in-address.tsx'
import { SubmitBar } from '#src/forms/submit-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
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
          help={t`You sign in with it and your tickets arrive here, so it is not changed along with the rest.`}
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
        <ChoiceGroup legend={<Trans>What we may send you</Trans>}>
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
