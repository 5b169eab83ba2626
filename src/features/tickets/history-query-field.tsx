import { Trans } from '@lingui/react/macro'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { longestQuery } from './history-search.ts'

/** The search begins once nobody has typed for this long, in milliseconds: browsers let no page change its address at every key. */
const rest = 200

type HistoryQueryFieldProps = {
  /** What is looked for, as the address has it. */
  query: string
  /** What was typed, when that is something else. */
  onQuery: (query: string) => void
  ref: Ref<HTMLInputElement>
}

/** The words to look for. What is typed stays as it is; only a search that comes from elsewhere, such as Back, replaces it. */
export function HistoryQueryField({ query, onQuery, ref }: HistoryQueryFieldProps) {
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  if (query !== seen) {
    setSeen(query)
    if (query !== asked) {
      setAsked(query)
      setTyped(query)
    }
  }

  const text = typed.trim()
  const ask = useEffectEvent(() => {
    setAsked(text)
    onQuery(text)
  })
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(ask, rest)
    return () => clearTimeout(timer)
  }, [text, asked])

  return (
    <Field label={<Trans>Film or cinema</Trans>}>
      {(ids) => (
        <Input
          {...ids}
          ref={ref}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestQuery}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  )
}
