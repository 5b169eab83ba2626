import { QueryClient, queryOptions } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { paths } from '#src/api/generated/schema.ts'

export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

const client = createClient<paths>({ baseUrl: `${location.origin}/` })

/** What the first page shows. */
export function footerQuery() {
  return queryOptions({ queryKey: ['footer'], queryFn: async () => (await client.GET('/api/footer')).data ?? null })
}

/** What the second page shows. */
export function interestsQuery() {
  return queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await client.GET('/api/interests')).data ?? null,
  })
}
