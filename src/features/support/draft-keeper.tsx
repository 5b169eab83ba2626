import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormState } from '#src/forms/form-context.ts'
import type { Draft, Typed } from './draft.ts'

/** Stands inside a `ContractForm` and keeps what is typed into it as a draft. */
export function DraftKeeper({ draft }: { draft: Draft<Typed> }) {
  const { control, outcome } = useFormState()
  const values: Record<string, unknown> = useWatch({ control })
  const isSent = outcome.kind === 'saved'
  useEffect(() => {
    if (isSent) return
    draft.keep(Object.fromEntries(Object.keys(draft.initial).map((field) => [field, String(values[field] ?? '')])))
  }, [draft, values, isSent])
  return null
}
