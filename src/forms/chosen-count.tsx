import { Plural, Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useFormState } from './form-context.ts'

/** How many answers of a list are ticked at the moment. @param name of the field. */
export function ChosenCount({ name }: { name: string }) {
  const { control } = useFormState()
  const value: unknown = useWatch({ control, name })
  const count = Array.isArray(value) ? value.length : 0
  return count === 0 ? <Trans>None chosen yet</Trans> : <Plural value={count} one="# chosen" other="# chosen" />
}
