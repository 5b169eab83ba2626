import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { pathKey, type ReadPath } from '#src/api/query.ts'

/** What shows the subscription, and is read anew after a change. */
export const subscriptionPaths = [
  '/api/accounts/me',
  '/api/accounts/me/subscription',
  '/api/accounts/me/cards',
] as const satisfies readonly ReadPath[]

/**
 * Has the subscription read anew after a change that failed because things are not as they were shown, or whose answer was lost: it may
 * have been made. What can no longer be done goes away.
 */
export function useReread(): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (error) => {
      if (!(error instanceof ApiError && isInDoubt(error))) return
      await Promise.all(subscriptionPaths.map((path) => queryClient.invalidateQueries({ queryKey: pathKey(path) })))
    },
    [queryClient],
  )
}

function isInDoubt({ status }: ApiError): boolean {
  return [0, 404, 409].includes(status) || status >= 500
}
