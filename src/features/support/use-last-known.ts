import { useState } from 'react'

/** What was read last, where it cannot be read anew: in another language, or once a session is over. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
