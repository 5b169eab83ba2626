import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { DateParts } from '#src/ui/form/date-parts.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { type FieldOptions, useFormField } from './use-form-field.ts'

/** One of the answers to choose from, by what is sent. */
export type Option = { value: string; label: string }

type TextFieldProps = FieldOptions &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'readOnly'>

/** A line of text. */
export function TextField({ type = 'text', inputMode, autoComplete, dir, readOnly, ...options }: TextFieldProps) {
  const { id, field, isRequired, optional, error } = useFormField(options)
  return (
    <Field id={id} label={options.label} help={options.help} optional={optional} error={error}>
      {(ids) => (
        <Input
          {...ids}
          {...field}
          value={String(field.value)}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          dir={dir}
          readOnly={readOnly}
          aria-required={isRequired || undefined}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = FieldOptions &
  Pick<ComponentProps<'select'>, 'autoComplete'> & {
    options: readonly Option[]
    /** The words for "none of them", where that is an answer. */
    none?: string
  }

/** One answer out of many. A value that is not among the options is kept, and shown as it is. */
export function SelectField({ options, none, autoComplete, ...rest }: SelectFieldProps) {
  const { id, field, isRequired, error } = useFormField(rest)
  const value = String(field.value)
  const isKnown = value === '' ? none !== undefined : options.some((option) => option.value === value)
  return (
    <Field id={id} label={rest.label} help={rest.help} error={error}>
      {(ids) => (
        <Select {...ids} {...field} value={value} autoComplete={autoComplete} aria-required={isRequired || undefined}>
          {none !== undefined && <option value="">{none}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A date, as day, month and year. */
export function DateField({ birthday, ...options }: FieldOptions & { birthday?: boolean }) {
  const { t } = useLingui()
  const { id, field, optional, error } = useFormField(options, '-day')
  return (
    <DateParts
      id={id}
      legend={options.label}
      labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
      help={options.help}
      optional={optional}
      error={error}
      birthday={birthday}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
