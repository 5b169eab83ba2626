import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Show } from '#src/api/contract.ts'
import { readAnew } from '#src/api/lost-answer.ts'
import { useOptimisticWrite } from '#src/api/optimistic-write.ts'
import { apiQuery } from '#src/api/query.ts'
import { clientShowsQuery } from './client-shows-query.ts'
import { subjectOf, withChange } from './feeling-changes.ts'
import { afterFeeling } from './feeling-words.ts'
import type { Emotion } from './rating-rules.ts'
import { sendFeeling } from './send-feeling.ts'

/** What the customer thinks of shows, with the changes under way, and how they change their mind. For somebody who is signed in. */
export function useFeelings() {
  const client = useQueryClient()
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  // Another tab may have changed them.
  const { data } = useSuspenseQuery({ ...clientShowsQuery(), refetchOnWindowFocus: 'always' })
  const { shown, change } = useOptimisticWrite({
    name: 'feelings',
    data,
    apply: withChange,
    subject: subjectOf,
    write: (wanted) => sendFeeling(account.id, wanted),
    reread: () => readAnew(client, clientShowsQuery()),
    meta: afterFeeling,
  })
  return {
    feelings: shown,
    /** Puts a show on the wishlist or takes it off. It needs a slug. */
    wish: (show: Show, isWished: boolean) => change({ kind: 'wish', show, isWished }),
    /** Says how a show was; `null` takes it back. */
    rate: (show: Show, emotion: Emotion | null) => change({ kind: 'rating', show, emotion }),
  }
}
