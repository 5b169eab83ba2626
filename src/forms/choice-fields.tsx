import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Checkbox, Radio } from '#src/ui/form/choice.tsx'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import { FieldError } from '#src/ui/form/field.tsx'
import styles from './choice-fields.module.css'
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

type CheckGroupFieldProps = FieldOptions & {
  options: readonly Option[]
  /** The head right above says it already: the label is for those who do not see that. */
  hideLabel?: boolean
}

/** Any number of answers, held as a list in the order of the options; `null` when none is ticked. */
export function CheckGroupField({ options, hideLabel = false, ...rest }: CheckGroupFieldProps) {
  const { id, field, error } = useFormField(rest)
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  function tick(value: string, on: boolean) {
    const kept = ticked.filter((known) => !options.some((option) => option.value === known))
    const chosen = options.filter((option) => (option.value === value ? on : ticked.includes(option.value)))
    const next = [...kept, ...chosen.map((option) => option.value)]
    field.onChange(next.length > 0 ? next : null)
  }
  const legend = hideLabel ? <span className="visually-hidden">{rest.label}</span> : rest.label
  return (
    <ChoiceGroup id={id} legend={legend} help={rest.help} error={error}>
      <div className={classes(options.length > 5 && styles.many)}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={ticked.includes(value)}
            onChange={(event) => tick(value, event.target.checked)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
