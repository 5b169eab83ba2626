import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** The search begins once nobody has typed for this long, in milliseconds: browsers let no page change its address at every key. */
const rest = 200

type QueryFieldProps = {
  label: ReactNode
  /** What is looked for, as the address has it. */
  query: string
  /** What was typed, when that is something else. */
  onQuery: (query: string) => void
  /** The longest text that is searched for. */
  maxLength: number
  ref: Ref<HTMLInputElement>
}

/** The words to look for. What is typed stays as it is; only a search that comes from elsewhere, such as Back, replaces it. */
export function QueryField({ label, query, onQuery, maxLength, ref }: QueryFieldProps) {
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
    <Field label={label}>
      {(ids) => (
        <Input
          {...ids}
          ref={ref}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  )
}
