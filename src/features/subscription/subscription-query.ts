import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import type { Subscription } from '#src/api/contract.ts'
import { pathKey } from '#src/api/query.ts'

const path = '/api/accounts/me/subscription'

/** The customer's subscription, or `null` for somebody who never had one: the server says so with a 404, which is no failure here. */
export function subscriptionQuery() {
  return queryOptions<Subscription | null, ApiError>({
    queryKey: [...pathKey(path), 'or none'],
    queryFn: async () => {
      try {
        return await call('get', path)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}
