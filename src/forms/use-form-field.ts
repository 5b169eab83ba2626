import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { readComplaint } from './complaint.ts'
import { useComplaintWords, type Wording } from './complaint-words.ts'
import { useFormState } from './form-context.ts'

/** What every field of a form is told. */
export type FieldOptions = {
  /** By the contract; a dot leads into an object (`interest.genres`). */
  name: string
  label: string
  /** What to know before answering. */
  help?: string
  /** Better words for some complaints about this answer. */
  wording?: Wording
}

/**
 * Ties a control to the form around it.
 *
 * @param part the control that an error summary leads to, where the field has several.
 * @throws Error when the form has no such field: its `initial` names them all.
 */
export function useFormField({ name, label, wording }: FieldOptions, part = '') {
  const { id: formId, control, mustAnswer, names, isPressed } = useFormState()
  const { t } = useLingui()
  const say = useComplaintWords()
  const { field, fieldState } = useController({ control, name })
  const { enter, leave } = names
  const id = `${formId}-${name}`
  if (field.value === undefined) throw new Error(`The form has no field "${name}".`)

  useEffect(() => enter(name, label, id + part), [enter, name, label, id, part])
  useEffect(() => () => leave(name), [leave, name])

  // A complaint that comes up while the button is pressed would push it away from under the finger: sending looks at all answers anyway.
  const onBlur = () => {
    if (!isPressed()) field.onBlur()
  }

  const complaint = readComplaint(fieldState.error?.message)
  const isRequired = mustAnswer.includes(name)
  return {
    id,
    field: { ...field, onBlur },
    isRequired,
    optional: isRequired ? undefined : t`(optional)`,
    error: complaint && say(complaint, wording),
  }
}
