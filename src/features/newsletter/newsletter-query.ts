import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import type { Newsletter } from '#src/api/contract.ts'
import { pathKey } from '#src/api/query.ts'

const path = '/api/newsletter'
/** A token that nobody gave out, that is too old, or that cannot be one. */
const deadLink = new Set([404, 410, 422])

/** The newsletter that a link is about; `null` for a link that does not work, or not any more, which is no failure here. */
export function newsletterQuery(token: string | undefined) {
  return queryOptions<Newsletter | null, ApiError>({
    queryKey: [...pathKey(path), token ?? 'no link'],
    queryFn: async () => {
      if (token === undefined) return null
      try {
        return await call('get', path, { params: { query: { token } } })
      } catch (error) {
        if (error instanceof ApiError && deadLink.has(error.status)) return null
        throw error
      }
    },
  })
}
