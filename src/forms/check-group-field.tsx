import { useState } from 'react'
import { Chip, Chips } from '#src/ui/form/chip.tsx'
import { ChoiceGroup } from '#src/ui/form/choice-group.tsx'
import type { Option } from './fields.tsx'
import { type FieldOptions, useFormField } from './use-form-field.ts'

type CheckGroupFieldProps = FieldOptions & {
  options: readonly Option[]
  /** The head right above says it already: the label is for those who do not see that. */
  hideLabel?: boolean
  /** The words for answers that were given once and are not among the options any more, by their number. */
  others: (count: number) => string
}

/**
 * Any number of answers, held as a list: those that are no longer offered first, then the others in the order of the options; `null` when
 * none is ticked. Those no longer offered are kept unless the customer takes them out, all with one press.
 */
export function CheckGroupField({ options, hideLabel = false, others, ...rest }: CheckGroupFieldProps) {
  const { id, field, error } = useFormField(rest)
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const unoffered = ticked.filter((known) => !options.some(({ value }) => value === known))
  const [seen, setSeen] = useState(unoffered)
  // What came in from elsewhere meanwhile is as good as what was there from the start.
  if (unoffered.some((value) => !seen.includes(value))) setSeen([...new Set([...seen, ...unoffered])])

  function hold(kept: readonly unknown[], isTicked: (value: string) => boolean) {
    const next = [...kept, ...options.map(({ value }) => value).filter(isTicked)]
    field.onChange(next.length > 0 ? next : null)
  }

  const legend = hideLabel ? <span className="visually-hidden">{rest.label}</span> : rest.label
  return (
    <ChoiceGroup id={id} legend={legend} help={rest.help} error={error}>
      <Chips>
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              hold(unoffered, (other) => (other === value ? target.checked : ticked.includes(other)))
            }
            onBlur={field.onBlur}
          />
        ))}
        {seen.length > 0 && (
          <Chip
            label={others(seen.length)}
            checked={unoffered.length > 0}
            onChange={({ target }) => hold(target.checked ? seen : [], (value) => ticked.includes(value))}
            onBlur={field.onBlur}
          />
        )}
      </Chips>
    </ChoiceGroup>
  )
}
