import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/form/field.tsx'
import { TextArea } from '#src/ui/form/input.tsx'
import { useFormState } from './form-context.ts'
import { isUnderWay } from './use-contract-form.ts'
import { type FieldOptions, useFormField } from './use-form-field.ts'

type TextAreaFieldProps = FieldOptions & {
  /** How many characters fit. Nothing is cut off: what is too long is said to be. */
  most: number
  /** The text as it is sent, where not every character of it counts as one. */
  asSent?: (text: string) => string
  rows?: number
  /** Left empty, it is not complained about before the form is sent: whoever passes by need not write anything. */
  isPatient?: boolean
}

/** Several lines of text, and how much room is left where it gets short. */
export function TextAreaField({ most, asSent = same, rows, isPatient = false, ...options }: TextAreaFieldProps) {
  const { t } = useLingui()
  const { outcome } = useFormState()
  const { id, field, isRequired, optional, error } = useFormField(options)
  const left = most - asSent(String(field.value).trim()).length
  const room =
    left >= 0 && left <= most / 4
      ? t`${plural(left, { one: '# character left.', other: '# characters left.' })}`
      : undefined
  const help = [options.help, room].filter(Boolean).join(' ')
  return (
    <Field id={id} label={options.label} help={help || undefined} optional={optional} error={error}>
      {(ids) => (
        <TextArea
          {...ids}
          {...field}
          onBlur={() => {
            if (!isPatient || field.value !== '') field.onBlur()
          }}
          value={String(field.value)}
          rows={rows}
          // What is written while the text before it is sent would go with the form.
          readOnly={isUnderWay(outcome)}
          dir="auto"
          aria-required={isRequired || undefined}
        />
      )}
    </Field>
  )
}

function same(text: string): string {
  return text
}
