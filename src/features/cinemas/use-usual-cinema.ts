import { msg } from '@lingui/core/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { readAnew } from '#src/api/lost-answer.ts'
import { useOptimisticWrite } from '#src/api/optimistic-write.ts'
import { apiQuery } from '#src/api/query.ts'

/** The one cinema where the customer usually goes, and how to name another. It need not be among their favourites. */
export function useUsualCinema() {
  const client = useQueryClient()
  // Another tab may have named another one.
  const { data: account } = useSuspenseQuery({ ...apiQuery('/api/accounts/me'), refetchOnWindowFocus: 'always' })
  const { shown, change } = useOptimisticWrite({
    name: 'usual-cinema',
    data: account.favoriteCinema,
    apply: (_, id: string) => id,
    subject: () => 'usual',
    async write(favoriteCinema) {
      const saved = await call('patch', '/api/accounts/me', { body: { favoriteCinema } })
      // In the language of by now.
      const { queryKey } = apiQuery('/api/accounts/me')
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && saved)
    },
    reread: async () => (await readAnew(client, apiQuery('/api/accounts/me'))).favoriteCinema,
    meta: () => ({
      failure: {
        otherwise: msg`Your usual cinema could not be changed. It is as it was; please try again in a moment.`,
      },
    }),
  })
  return { usual: shown, setUsual: change }
}
