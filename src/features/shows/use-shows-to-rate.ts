import { msg } from '@lingui/core/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import type { ShowToRate } from '#src/api/contract.ts'
import { readAnew } from '#src/api/lost-answer.ts'
import { useOptimisticWrite } from '#src/api/optimistic-write.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { toRateQuery } from './to-rate-query.ts'

/** The shows that the customer is asked about, without those that they do not want to be asked about, and how to say so. */
export function useShowsToRate() {
  const client = useQueryClient()
  // Another tab may have rated or ignored some of them.
  const { data } = useSuspenseQuery({ ...toRateQuery(), refetchOnWindowFocus: 'always' })
  const { shown, change } = useOptimisticWrite<ShowToRate[], ShowToRate>({
    name: 'shows-to-rate',
    data,
    apply: (shows, { idSpectacle }) => shows.filter((one) => one.idSpectacle !== idSpectacle),
    subject: ({ idSpectacle }) => idSpectacle,
    write: ignoreShow,
    reread: () => readAnew(client, toRateQuery()),
    meta: ({ name }) => ({
      invalidates: ['/api/accounts/me/movieToNote'],
      success: msg`We will not ask you about ${name} again.`,
      failure: {
        says: 'message',
        otherwise: msg`${name} is still in the list: we could not take it out. Check your connection, or try again in a moment.`,
      },
    }),
  })
  return { toRate: shown, ignore: change }
}

async function ignoreShow({ idSpectacle }: ShowToRate): Promise<void> {
  try {
    await call('patch', '/api/accounts/me/ignoreMovie', { body: { idSpectacle } })
  } catch (error) {
    // Rated or ignored in another tab before: nobody asks about it any more, which is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw inOwnWords(error)
  }
}
