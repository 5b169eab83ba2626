import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * Whether the visit to this page has begun: the router has put the page to its top and the focus on its heading, and whoever takes the
 * customer elsewhere on it may do so now.
 */
export function useHasArrived(): boolean {
  const isIdle = useRouterState({ select: ({ status }) => status === 'idle' })
  const [hasArrived, setHasArrived] = useState(isIdle)
  if (isIdle && !hasArrived) setHasArrived(true)
  return hasArrived
}
