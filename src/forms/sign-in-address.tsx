import { useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'

/** The address that the customer signs in with. It is shown and not asked: a new one has to be proved first. */
export function SignInAddress({ email, help }: { email: string; help: string }) {
  const { t } = useLingui()
  return (
    <Field label={t`E-mail address`} help={help}>
      {(ids) => <Input {...ids} type="email" value={email} readOnly autoComplete="email" />}
    </Field>
  )
}
