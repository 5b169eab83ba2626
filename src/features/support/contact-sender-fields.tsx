import { useLingui } from '@lingui/react/macro'
import { TextField } from '#src/forms/fields.tsx'
import { NameFields } from '#src/forms/person-fields.tsx'
import { FieldPair } from '#src/ui/form/form-section.tsx'

/** Who writes, and where the answer goes. */
export function ContactSenderFields() {
  const { t } = useLingui()
  return (
    <>
      <NameFields infix={false} />
      <FieldPair>
        <TextField
          name="email"
          label={t`E-mail address`}
          help={t`The answer goes there.`}
          type="email"
          autoComplete="email"
          wording={{ required: t`We need your address for the answer.` }}
        />
        <TextField
          name="phone"
          label={t`Phone`}
          help={t`In case a call is quicker.`}
          type="tel"
          autoComplete="tel"
          wording={{ format: t`A phone number has 5 to 30 digits, with a + in front if you like.` }}
        />
      </FieldPair>
    </>
  )
}
