import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { regionName } from '#src/app/i18n/page-formats.ts'
import { FieldPair } from '#src/ui/form/form-section.tsx'
import { ChoiceField } from './choice-fields.tsx'
import { DateField, SelectField, TextField } from './fields.tsx'

/** Countries that our customers live in. Another one stays what it is for whom it was saved. */
const countries = ['FR', 'NL', 'BE', 'LU', 'DE']

/** How somebody wants to be addressed. */
export function SalutationField() {
  const { t } = useLingui()
  return (
    <ChoiceField
      name="salutation"
      label={t`How should we address you?`}
      options={[
        { value: 'civ-mm', label: t`Ms` },
        { value: 'civ-mr', label: t`Mr` },
        { value: 'civ-other', label: t`Neither of the two` },
      ]}
    />
  )
}

/** First name and last name, with the infix of a Dutch name where the market has them. */
export function NameFields({ infix }: { infix: boolean }) {
  const { t } = useLingui()
  const missing = { first: t`We need your first name here.`, last: t`We need your last name here.` }
  return (
    <>
      <FieldPair>
        <TextField
          name="firstname"
          label={t`First name`}
          autoComplete="given-name"
          dir="auto"
          wording={{ required: missing.first }}
        />
        {infix && <TextField name="infixname" label={t`Infix`} dir="auto" />}
        {!infix && <LastName missing={missing.last} />}
      </FieldPair>
      {infix && <LastName missing={missing.last} />}
    </>
  )
}

function LastName({ missing }: { missing: string }) {
  const { t } = useLingui()
  return (
    <TextField
      name="lastname"
      label={t`Last name`}
      autoComplete="family-name"
      dir="auto"
      wording={{ required: missing }}
    />
  )
}

/** The day somebody was born. */
export function BirthDateField({ help }: { help: string }) {
  const { t } = useLingui()
  return (
    <DateField
      name="dateOfBirth"
      label={t`Date of birth`}
      help={help}
      birthday
      wording={{ required: t`We need your date of birth here.` }}
    />
  )
}

/** A number that the customer can be called at. */
export function PhoneField({ name, label, kind }: { name: string; label: string; kind: 'mobile' | 'home' }) {
  const { t } = useLingui()
  return (
    <TextField
      name={name}
      label={label}
      type="tel"
      autoComplete={`${kind} tel`}
      wording={{ format: t`A phone number has 6 to 20 digits, with a + in front if you like.` }}
    />
  )
}

/** Postcode, city and country, as the last lines of an address. */
export function PlaceFields() {
  const { t } = useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  const zipFormat = t`A postcode has five digits (75011), or four digits and two letters (1012 AB).`
  return (
    <>
      <FieldPair>
        <TextField
          name="zipCode"
          label={t`Postcode`}
          autoComplete="postal-code"
          inputMode={site.market.region === 'FR' ? 'numeric' : 'text'}
          wording={{ format: zipFormat, 'too-long': zipFormat }}
        />
        <TextField name="city" label={t`City`} autoComplete="address-level2" dir="auto" />
      </FieldPair>
      <SelectField
        name="country"
        label={t`Country`}
        autoComplete="country"
        none={t`No country chosen`}
        options={countries.map((code) => ({ value: code, label: regionName(code) }))}
      />
    </>
  )
}
