import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { useMinute } from '#src/app/clock/minute.ts'
import { type FieldOptions, useFormField } from '#src/forms/use-form-field.ts'
import { Field } from '#src/ui/form/field.tsx'
import { FieldPair } from '#src/ui/form/form-section.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { today } from './contact-day.ts'

/** The day and the time that somebody would like to come, in the cinema's time. */
export function ContactWhenFields() {
  const { t } = useLingui()
  return (
    <FieldPair>
      <PickerField type="date" name="date" label={t`Day`} min={today(useMinute())} />
      <PickerField
        type="time"
        name="desiredTime"
        label={t`Time`}
        wording={{ format: t`Write the whole time: the hour and the minutes.` }}
      />
    </FieldPair>
  )
}

/** What a field holds of which only a part is filled in: the browser tells no more of it. */
const unfinished = '-'

/** A day or a time, by the browser's own picker. One that is filled in by half counts as wrong, not as empty. */
function PickerField({ type, min, ...options }: FieldOptions & { type: 'date' | 'time'; min?: string }) {
  const { id, field, optional, error } = useFormField(options)
  const value = String(field.value)

  function leave({ target }: FocusEvent<HTMLInputElement>) {
    if (target.validity.badInput) field.onChange(unfinished)
    else if (value === unfinished) field.onChange(target.value)
    field.onBlur()
  }

  return (
    <Field id={id} label={options.label} optional={optional} error={error}>
      {(ids) => (
        <Input {...ids} {...field} type={type} min={min} value={value === unfinished ? '' : value} onBlur={leave} />
      )}
    </Field>
  )
}
