import { useLingui } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { TextField } from '#src/forms/fields.tsx'
import { FieldPair } from '#src/ui/form/form-section.tsx'
import { ContactCinemaField } from './contact-cinema-field.tsx'
import { contactDetails } from './contact-types.ts'
import { ContactWhenFields } from './contact-when-fields.tsx'

type ContactDetailFieldsProps = {
  /** What the message is about. */
  type: unknown
  cinemas: readonly CatalogueCinema[] | undefined
  areCinemasMissing: boolean
}

/** What is asked besides the message, by what it is about. */
export function ContactDetailFields({ type, cinemas, areCinemasMissing }: ContactDetailFieldsProps) {
  const { t } = useLingui()
  const asked = contactDetails(type)
  const inDigits = { other: t`Write the number in digits, such as 25.` }
  return (
    <>
      {asked.includes('schoolName') && (
        <FieldPair>
          <TextField name="schoolName" label={t`Name of the school`} autoComplete="organization" dir="auto" />
          <TextField
            name="studentsNumber"
            label={t`Number of pupils`}
            inputMode="numeric"
            autoComplete="off"
            wording={inDigits}
          />
        </FieldPair>
      )}
      {asked.includes('childrenCount') && (
        <TextField
          name="childrenCount"
          label={t`Number of children`}
          inputMode="numeric"
          autoComplete="off"
          wording={inDigits}
        />
      )}
      {asked.includes('cinema') && <ContactCinemaField cinemas={cinemas} areMissing={areCinemasMissing} />}
      {asked.includes('movie') && <TextField name="movie" label={t`Film`} autoComplete="off" dir="auto" />}
      {asked.includes('date') && <ContactWhenFields />}
    </>
  )
}
