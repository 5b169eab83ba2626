import { useCallback, useEffect, useRef } from 'react'

/** Tells whether what is drawn here still is: a call may end after its form was left. The answer keeps its identity. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
