import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { pathKey } from '#src/api/query.ts'
import { walletPaths } from './prepaids-query.ts'

/**
 * Has the wallet read anew after a change that failed because things are no longer as they are shown, or whose answer was lost. The
 * error goes on to whoever waits for the change.
 */
export function useRereading(): <T>(change: Promise<T>) => Promise<T> {
  const queryClient = useQueryClient()
  return useCallback(
    async (change) => {
      try {
        return await change
      } catch (error) {
        if (error instanceof ApiError && isInDoubt(error)) {
          for (const path of walletPaths) void queryClient.invalidateQueries({ queryKey: pathKey(path) })
        }
        throw error
      }
    },
    [queryClient],
  )
}

function isInDoubt({ status }: ApiError): boolean {
  return [0, 404, 409, 422].includes(status) || status >= 500
}
