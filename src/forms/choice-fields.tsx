import type { ReactNode } from 'react'
import { Checkbox, Radio } from '#src/ui/form/choice.tsx'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { FieldError } from '#src/ui/form/field.tsx'
import type { Option } from './fields.tsx'
import { type FieldOptions, useFormField } from './use-form-field.ts'

/** One answer out of a few. A value that is not among the options is kept until another one is chosen. */
export function ChoiceField({ options, ...rest }: FieldOptions & { options: readonly Option[] }) {
  const { id, field, error } = useFormField(rest)
  return (
    <ChoiceGroup id={id} legend={rest.label} help={rest.help} error={error}>
      {options.map(({ value, label }) => (
        <Radio
          key={value}
          name={id}
          value={value}
          label={label}
          checked={field.value === value}
          onChange={() => field.onChange(value)}
          onBlur={field.onBlur}
        />
      ))}
    </ChoiceGroup>
  )
}

type CheckFieldProps = FieldOptions & {
  /** What stands beside the box, where it is more than the label: a sentence with links. */
  children?: ReactNode
}

/** A yes or no, as a box to tick. */
export function CheckField({ children, ...options }: CheckFieldProps) {
  const { id, field, isRequired, error } = useFormField(options)
  return (
    <div>
      <Checkbox
        id={id}
        name={field.name}
        ref={field.ref}
        label={children ?? options.label}
        help={options.help}
        checked={field.value === true}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
