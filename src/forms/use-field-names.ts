import { useCallback, useState } from 'react'

/** What a person calls a field, and the id of the control that an error summary leads to. */
export type FieldName = { label: string; target: string }

/** The fields that a form shows, in their order on the page. Each field enters itself. */
export function useFieldNames() {
  const [all, setAll] = useState<ReadonlyMap<string, FieldName>>(new Map())
  const enter = useCallback((name: string, label: string, target: string) => {
    setAll((known) => new Map(known).set(name, { label, target }))
  }, [])
  const leave = useCallback((name: string) => {
    setAll((known) => new Map([...known].filter(([candidate]) => candidate !== name)))
  }, [])
  return { all, enter, leave }
}
